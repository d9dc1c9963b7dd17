import { GrowingInts } from "../memory/GrowingInts.ts";
import { randomInt } from "../random/randomInt.ts";
import { type RandomState, seedXor128 } from "../random/xor128.ts";
import type { Window } from "../rules/PauseRule.ts";
import { answersOf } from "../storm/answers.ts";
import { bornBy } from "../storm/births.ts";
import { FlowTrace } from "../storm/flows.ts";
import type { BudgetResult } from "./BudgetResult.ts";
import { budgetOf } from "./budgetOf.ts";
import type { BudgetParams } from "./params.ts";
import { pauseWindows } from "./pauseWindows.ts";
import type { RetryBudget } from "./RetryBudget.ts";

/** An outage on its way, tick by tick; `runBudget` says what a tick is. */
export class BudgetRun {
  readonly params: BudgetParams;
  tick = 0;
  tries = 0;
  private requests = 0;
  private answered = 0;
  private gaveUp = 0;
  private readonly random: RandomState;
  private readonly budget: RetryBudget;
  private readonly windows: readonly Window[];
  /** Who tries in which tick, a ring; each tick's requests in the order in which they were put there. */
  private readonly due: number[][];
  /** By request. */
  private readonly failures = new GrowingInts();
  private readonly trace: FlowTrace;
  private readonly perTick = {
    fresh: new GrowingInts(),
    load: new GrowingInts(),
    answered: new GrowingInts(),
    gaveUp: new GrowingInts(),
    outOfBudget: new GrowingInts(),
    lostInOutage: new GrowingInts(),
    triesOfLost: new GrowingInts(),
  };

  constructor(params: BudgetParams) {
    this.params = params;
    this.random = seedXor128(params.seed);
    this.budget = budgetOf(params);
    this.windows = pauseWindows(params);
    const longestPauseTicks = Math.max(0, ...this.windows.map(({ hi }) => hi));
    this.due = Array.from({ length: longestPauseTicks + 1 }, () => []);
    this.trace = new FlowTrace(longestPauseTicks);
  }

  /** Goes through one tick. */
  step(): void {
    const { tick, params, perTick } = this;
    const queue = this.due[tick % this.due.length]!;
    this.due[tick % this.due.length] = [];
    this.budget.begin(tick);
    const fresh = this.welcome(queue);
    const down = tick >= params.before && tick < params.before + params.outage;
    const answered = down ? 0 : answersOf(queue.length, params);
    this.answered += answered;
    this.tries += queue.length;
    perTick.fresh.push(fresh);
    perTick.load.push(queue.length);
    perTick.answered.push(answered);
    this.refuse(queue, answered, down);
    this.tick++;
  }

  /** The ticks gone through so far as a result. */
  result(end: BudgetResult["end"]): BudgetResult {
    const { params, tick, requests, answered, gaveUp, tries, perTick } = this;
    return {
      params,
      ticks: tick,
      end,
      requests,
      answered,
      gaveUp,
      waiting: requests - answered - gaveUp,
      tries,
      freshPerTick: perTick.fresh.trimmed(),
      loadPerTick: perTick.load.trimmed(),
      answeredPerTick: perTick.answered.trimmed(),
      gaveUpPerTick: perTick.gaveUp.trimmed(),
      outOfBudgetPerTick: perTick.outOfBudget.trimmed(),
      lostInOutagePerTick: perTick.lostInOutage.trimmed(),
      triesOfLostPerTick: perTick.triesOfLost.trimmed(),
      flows: this.trace.flows(tick),
    };
  }

  /** Puts the tick's fresh requests behind its retries. */
  private welcome(queue: number[]): number {
    const { processes } = this.params;
    // the stream has run since tick 0: its first tick is like any other
    const fresh = this.bornBy(this.tick) - this.requests;
    for (let i = 0; i < fresh; i++) {
      const request = this.requests++;
      this.failures.push(0);
      this.budget.firstTry(request % processes);
      queue.push(request);
    }
    return fresh;
  }

  private bornBy(tick: number): number {
    return bornBy({ clients: 0, arrivals: this.params.arrivals }, tick + 1);
  }

  /** All of the tick's requests from the one number `from` on fail once more. */
  private refuse(queue: readonly number[], from: number, down: boolean): void {
    const { params, tick, failures, trace, perTick, due, windows } = this;
    const firstOfOutage = down ? this.bornBy(params.before - 1) : Number.POSITIVE_INFINITY;
    let gaveUp = 0;
    let outOfBudget = 0;
    let lostInOutage = 0;
    let triesOfLost = 0;
    trace.open(tick);
    for (let i = from; i < queue.length; i++) {
      const request = queue[i]!;
      const failed = failures.values[request]! + 1;
      failures.values[request] = failed;
      const attemptsLeft = failed < params.attempts;
      if (attemptsLeft && this.budget.spend(request % params.processes)) {
        const { lo, hi } = windows[Math.min(failed, windows.length) - 1]!;
        const pause = randomInt(this.random, lo, hi);
        trace.add(pause);
        due[(tick + pause) % due.length]!.push(request);
        continue;
      }
      gaveUp++;
      if (attemptsLeft) outOfBudget++;
      if (request >= firstOfOutage) {
        lostInOutage++;
        triesOfLost += failed;
      }
    }
    this.gaveUp += gaveUp;
    perTick.gaveUp.push(gaveUp);
    perTick.outOfBudget.push(outOfBudget);
    perTick.lostInOutage.push(lostInOutage);
    perTick.triesOfLost.push(triesOfLost);
  }
}
