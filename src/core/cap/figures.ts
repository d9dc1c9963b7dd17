import type { CapResult } from "./runCap.ts";

/** Sums of shares may miss 1 by rounding. */
const ALL = 1 - 1e-9;

/**
 * The first retry, counted from 1, at which all clients wait exactly the cap; undefined: at none of those
 * looked at.
 */
export function firstAllAtCap({ shares }: CapResult): number | undefined {
  const index = shares.findIndex((share) => share >= ALL);
  return index < 0 ? undefined : index + 1;
}

/**
 * The largest load since the pauses have reached the cap, as of a tick, by default the last; undefined
 * before.
 */
export function peakLate({ storm, lateTick }: CapResult, tick: number = storm.ticks - 1): number | undefined {
  const late = storm.loadPerTick.subarray(lateTick, tick + 1);
  return late.length === 0 ? undefined : late.reduce((most, load) => Math.max(most, load));
}
