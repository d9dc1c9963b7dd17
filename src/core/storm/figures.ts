import { runningSum } from "../memory/runningSum.ts";
import { bornBy } from "./births.ts";
import type { StormParams } from "./params.ts";
import type { StormResult } from "./StormResult.ts";

/** What a storm shows as of the end of a tick. Ticks are whole ticks; undefined: not yet, or never. */
export interface StormFigures {
  /** Ticks gone through. */
  readonly ticks: number;
  readonly answered: number;
  readonly gaveUp: number;
  readonly waiting: number;
  readonly requests: number;
  readonly requestsPerClient: number | undefined;
  /** When more than half of the clients had been answered. */
  readonly medianTick: number | undefined;
  /** When the last of all clients was answered. */
  readonly lastTick: number | undefined;
  /** The largest load since the outage ended; 0 while it lasts. */
  readonly peakAfterOutage: number;
}

/**
 * Running totals of a result: entry t is as of the end of tick t. Made once, so that figures at any tick are
 * cheap.
 */
export interface StormTotals {
  readonly params: StormParams;
  readonly ticks: number;
  readonly answered: Float64Array<ArrayBuffer>;
  readonly gaveUp: Float64Array<ArrayBuffer>;
  readonly requests: Float64Array<ArrayBuffer>;
  /** The largest load since the outage ended. */
  readonly peakAfterOutage: Int32Array<ArrayBuffer>;
}

/** Adds a result up tick by tick. */
export function cumulate(result: StormResult): StormTotals {
  const { params, ticks, loadPerTick } = result;
  const peakAfterOutage = new Int32Array(ticks);
  let peak = 0;
  for (let tick = params.outage; tick < ticks; tick++) {
    peak = Math.max(peak, loadPerTick[tick] as number);
    peakAfterOutage[tick] = peak;
  }
  return {
    params,
    ticks,
    answered: runningSum(result.answeredPerTick),
    gaveUp: runningSum(result.gaveUpPerTick),
    requests: runningSum(loadPerTick),
    peakAfterOutage,
  };
}

/** The figures as of the end of a tick, by default the last; before tick 0 nothing has happened. */
export function figuresAt(totals: StormTotals, tick: number = totals.ticks - 1): StormFigures {
  const at = Math.min(tick, totals.ticks - 1);
  const clients = bornBy(totals.params, at);
  const answered = totals.answered[at] ?? 0;
  const gaveUp = totals.gaveUp[at] ?? 0;
  const requests = totals.requests[at] ?? 0;
  return {
    ticks: at + 1,
    answered,
    gaveUp,
    waiting: clients - answered - gaveUp,
    requests,
    requestsPerClient: clients > 0 ? requests / clients : undefined,
    medianTick:
      answered > Math.floor(clients / 2) ? tickOfAnswer(totals, Math.floor(clients / 2)) : undefined,
    lastTick: answered > 0 && answered === clients ? tickOfAnswer(totals, answered - 1) : undefined,
    peakAfterOutage: totals.peakAfterOutage[at] ?? 0,
  };
}

/**
 * The tick of the answer number `index`, counted from 0 in the order of time: the first by which more were
 * given.
 */
function tickOfAnswer({ answered, ticks }: StormTotals, index: number): number {
  let low = 0;
  let high = ticks - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((answered[middle] as number) > index) high = middle;
    else low = middle + 1;
  }
  return low;
}
