import { runningSum } from "../memory/runningSum.ts";
import type { BudgetResult } from "./BudgetResult.ts";

/** What an outage shows as of the end of a tick; undefined: not yet, or never. */
export interface BudgetFigures {
  /** Requests begun. */
  readonly requests: number;
  readonly answered: number;
  readonly gaveUp: number;
  /** Those among them that had attempts left, and no budget. */
  readonly outOfBudget: number;
  readonly waiting: number;
  readonly tries: number;
  readonly retries: number;
  /** Answered of those that have ended one way or the other. */
  readonly goodput: number | undefined;
  /** Answers for each request begun since the outage ended; those that were begun earlier may be among the answered. */
  readonly goodputAfter: number | undefined;
  /** The largest load of a tick. */
  readonly peakLoad: number;
  /** Tries for each request that both began and gave up in the outage: what it makes of the load when everything fails. */
  readonly loadFactor: number | undefined;
  /** Ticks from the end of the outage to the first that refuses nobody. */
  readonly recoveryTicks: number | undefined;
}

/** Running totals of a result: entry t is as of the end of tick t. */
export interface BudgetTotals {
  readonly result: BudgetResult;
  readonly fresh: Float64Array<ArrayBuffer>;
  readonly load: Float64Array<ArrayBuffer>;
  readonly answered: Float64Array<ArrayBuffer>;
  readonly gaveUp: Float64Array<ArrayBuffer>;
  readonly outOfBudget: Float64Array<ArrayBuffer>;
  readonly lostInOutage: Float64Array<ArrayBuffer>;
  readonly triesOfLost: Float64Array<ArrayBuffer>;
  readonly peakLoad: Int32Array<ArrayBuffer>;
  /** The first tick at or after the end of the outage that refuses nobody; -1: none so far. */
  readonly recoveredTick: number;
}

/** Adds a result up tick by tick. */
export function totalBudget(result: BudgetResult): BudgetTotals {
  const { params, ticks, loadPerTick, answeredPerTick } = result;
  const peakLoad = loadPerTick.slice();
  for (let tick = 1; tick < ticks; tick++) peakLoad[tick] = Math.max(peakLoad[tick - 1]!, peakLoad[tick]!);
  const end = params.before + params.outage;
  return {
    result,
    fresh: runningSum(result.freshPerTick),
    load: runningSum(loadPerTick),
    answered: runningSum(answeredPerTick),
    gaveUp: runningSum(result.gaveUpPerTick),
    outOfBudget: runningSum(result.outOfBudgetPerTick),
    lostInOutage: runningSum(result.lostInOutagePerTick),
    triesOfLost: runningSum(result.triesOfLostPerTick),
    peakLoad,
    recoveredTick: loadPerTick.findIndex((load, tick) => tick >= end && load === answeredPerTick[tick]),
  };
}

/** The figures as of the end of a tick, by default the last. */
export function budgetFiguresAt(totals: BudgetTotals, tick = totals.result.ticks - 1): BudgetFigures {
  const { before, outage } = totals.result.params;
  const at = Math.min(tick, totals.result.ticks - 1);
  const upTo = (sums: Float64Array, when = at) => sums[when] ?? 0;
  const end = before + outage;
  const requests = upTo(totals.fresh);
  const answered = upTo(totals.answered);
  const gaveUp = upTo(totals.gaveUp);
  const tries = upTo(totals.load);
  const since = (sums: Float64Array) => upTo(sums) - upTo(sums, end - 1);
  return {
    requests,
    answered,
    gaveUp,
    outOfBudget: upTo(totals.outOfBudget),
    waiting: requests - answered - gaveUp,
    tries,
    retries: tries - requests,
    goodput: share(answered, answered + gaveUp),
    goodputAfter: at < end ? undefined : share(since(totals.answered), since(totals.fresh)),
    peakLoad: totals.peakLoad[at] ?? 0,
    loadFactor: share(upTo(totals.triesOfLost), upTo(totals.lostInOutage)),
    recoveryTicks:
      totals.recoveredTick >= 0 && totals.recoveredTick <= at ? totals.recoveredTick - end : undefined,
  };
}

function share(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}
