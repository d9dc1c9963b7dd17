import type { BudgetParams } from "../../src/core/index.ts";
import { makeRandom } from "./naiveStorm.ts";

/** A thing that a process did: a request sent for the first time, or a retry that was granted. */
interface Deed {
  readonly tick: number;
  readonly kind: "first" | "retry";
}

interface NaiveRequest {
  readonly bornTick: number;
  readonly process: number;
  tries: number;
  end?: { readonly tick: number; readonly how: "answered" | "attempts" | "budget" };
}

export interface NaiveOutage {
  readonly requests: readonly NaiveRequest[];
  readonly loadPerTick: readonly number[];
  readonly deeds: readonly (readonly Deed[])[];
}

const MINUTE_TICKS = 600;

/** Whether a process may retry, judged from everything that it has done so far. */
function mayRetry(deeds: readonly Deed[], tick: number, params: BudgetParams): boolean {
  const { budget, ratio, burst, perMinute } = params;
  if (budget === "none") return true;
  if (budget === "perMinute") {
    return (
      deeds.filter((deed) => deed.kind === "retry" && deed.tick > tick - MINUTE_TICKS).length < perMinute
    );
  }
  const full = burst * ratio.q;
  let level = full;
  for (const { kind } of deeds) {
    level = Math.min(full, level + (kind === "first" ? ratio.p : -ratio.q));
  }
  return level >= ratio.q;
}

/** The outage in the words of `runBudget`, one request after the other, with nothing remembered that can be looked up. */
export function naiveBudget(params: BudgetParams): NaiveOutage {
  const { arrivals, attempts, base, before, cap, capacity, horizon, outage, processes, rejectCost } = params;
  const randomInt = makeRandom(params.seed);
  const bornBefore = (tick: number) => Number((BigInt(tick) * BigInt(arrivals.p)) / BigInt(arrivals.q));
  const requests: NaiveRequest[] = [];
  const deeds: Deed[][] = Array.from({ length: processes }, () => []);
  const queues: NaiveRequest[][] = [];
  const loadPerTick: number[] = [];
  for (let tick = 0; tick < horizon; tick++) {
    const queue = queues[tick] ?? [];
    while (requests.length < bornBefore(tick + 1)) {
      const request: NaiveRequest = { bornTick: tick, process: requests.length % processes, tries: 0 };
      requests.push(request);
      deeds[request.process]!.push({ tick, kind: "first" });
      queue.push(request);
    }
    let answers = 0;
    if (tick < before || tick >= before + outage) {
      const work = (s: number) => s * rejectCost.q + rejectCost.p * (queue.length - s);
      while (answers < queue.length && work(answers + 1) <= capacity * rejectCost.q) answers++;
    }
    loadPerTick.push(queue.length);
    queue.forEach((request, place) => {
      request.tries++;
      if (place < answers) {
        request.end = { tick, how: "answered" };
      } else if (request.tries === attempts) {
        request.end = { tick, how: "attempts" };
      } else if (!mayRetry(deeds[request.process]!, tick, params)) {
        request.end = { tick, how: "budget" };
      } else {
        deeds[request.process]!.push({ tick, kind: "retry" });
        const again = tick + randomInt(1, Math.min(cap, base * 2 ** (request.tries - 1)));
        queues[again] ??= [];
        queues[again].push(request);
      }
    });
  }
  return { requests, loadPerTick, deeds };
}
