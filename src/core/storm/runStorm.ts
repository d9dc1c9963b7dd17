import { drawOutputs, seedXor128 } from "../random/xor128.ts";
import { rules } from "../rules/index.ts";
import { answersAt } from "./answers.ts";
import { bornBy } from "./births.ts";
import { Calendar } from "./Calendar.ts";
import { FlowTrace } from "./flows.ts";
import { GrowingInts } from "./GrowingInts.ts";
import type { StormParams } from "./params.ts";
import type { StormResult } from "./StormResult.ts";

export interface Until {
  readonly tick: number;
  readonly requests: number;
}

const RUN = 512;

export function runStorm(params: StormParams, until: Until = { tick: Infinity, requests: Infinity }, options: { trace?: boolean } = {}): StormResult {
  const { horizon, maxAttempts, clients } = params;
  const rule = rules[params.rule];
  const firstState = rule.firstState(params);
  const pauseOf = rule.pauseOf(params);
  const maxPauseTicks = rule.maxPauseTicks(params);
  const reach = Math.min(maxPauseTicks, horizon);
  const random = seedXor128(params.seed);
  const perBucket = clients / reach + params.arrivals.p / params.arrivals.q;
  const calendar = new Calendar(reach, 2 ** Math.min(8, Math.max(4, Math.ceil(Math.log2(perBucket)))));
  const run = { clients: new Int32Array(RUN), states: new Int32Array(RUN) };
  const pauses = new Int32Array(RUN);
  const outputs = new Uint32Array(RUN);
  const load = new GrowingInts();
  const answered = new GrowingInts();
  const gaveUp = new GrowingInts();
  const answeredTick = new GrowingInts();
  const failures = maxAttempts === undefined ? undefined : new GrowingInts();
  const trace = options.trace ? new FlowTrace(maxPauseTicks) : undefined;
  const forever = params.arrivals.p > 0;
  let requests = 0;
  let answeredAll = 0;
  let gaveUpAll = 0;
  let born = 0;
  let end: StormResult["end"] = "cut";
  let tick = 0;
  while (tick < until.tick && requests < until.requests) {
    const stored = calendar.open(tick);
    const bornNow = bornBy(params, tick) - born;
    const n = stored + bornNow;
    load.push(n);
    trace?.openTick();
    let gave = 0;
    let s = 0;
    if (n > 0) {
      if (bornNow > 0) {
        answeredTick.reserve(born + bornNow);
        answeredTick.values.fill(-1, born, born + bornNow);
        answeredTick.length = born + bornNow;
        failures?.reserve(born + bornNow);
      }
      requests += n;
      s = answersAt(tick, n, params);
      let left = stored;
      let fresh = bornNow;
      const take = (most: number): number => {
        const old = Math.min(left, most);
        if (old > 0) calendar.take(run, 0, old);
        left -= old;
        const more = Math.min(fresh, most - old);
        for (let i = 0; i < more; i++) {
          run.clients[old + i] = born++;
          run.states[old + i] = firstState;
        }
        fresh -= more;
        return old + more;
      };
      for (let todo = s; todo > 0; ) {
        const count = take(Math.min(RUN, todo));
        const at = answeredTick.values;
        for (let i = 0; i < count; i++) at[run.clients[i] as number] = tick;
        todo -= count;
      }
      for (let todo = n - s; todo > 0; ) {
        let count = take(Math.min(RUN, todo));
        todo -= count;
        if (failures) {
          let kept = 0;
          for (let i = 0; i < count; i++) {
            const c = run.clients[i] as number;
            const k = (failures.values[c] as number) + 1;
            failures.values[c] = k;
            if (k >= (maxAttempts as number)) continue;
            run.clients[kept] = c;
            run.states[kept++] = run.states[i] as number;
          }
          gave += count - kept;
          count = kept;
        }
        if (rule.draws) drawOutputs(random, outputs, count);
        pauseOf(run.states, pauses, outputs, count);
        trace?.add(tick, pauses, count);
        calendar.put(run, pauses, count, tick, horizon);
      }
    }
    answered.push(s);
    gaveUp.push(gave);
    answeredAll += s;
    gaveUpAll += gave;
    tick++;
    if (!forever && answeredAll + gaveUpAll === born) {
      end = "settled";
      break;
    }
    if (tick === horizon) {
      end = "horizon";
      break;
    }
  }
  return {
    params,
    ticks: tick,
    end,
    clients: born,
    answered: answeredAll,
    gaveUp: gaveUpAll,
    waiting: born - answeredAll - gaveUpAll,
    requests,
    loadPerTick: load.trimmed(),
    answeredPerTick: answered.trimmed(),
    gaveUpPerTick: gaveUp.trimmed(),
    answeredTick: answeredTick.trimmed(),
    ...(trace ? { flows: trace.close() } : {}),
  };
}
