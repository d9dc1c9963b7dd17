import type { Fraction } from "../params/fraction.ts";
import type { StormParams } from "./params.ts";

/** How many of `load` requests of one tick a storm's server answers: none during the outage. */
export function answersAt(tick: number, load: number, params: StormParams): number {
  return tick < params.outage ? 0 : answersOf(load, params);
}

/**
 * How many of `load` requests of one tick a sound server answers: the largest whole s from 0 to load with
 * s + rejectCost * (load - s) <= capacity. Where the refusals alone pass the capacity, none.
 */
export function answersOf(
  load: number,
  { capacity, rejectCost }: { readonly capacity: number; readonly rejectCost: Fraction },
): number {
  if (load <= capacity) return load;
  const { p, q } = rejectCost;
  // Exact: both integers are below 2^53, and the quotient, at most 10^12, is at least 1/1000 away from any
  // whole number that it does not equal, which is more than the rounding of the division.
  const most = Math.floor((capacity * q - load * p) / (q - p));
  // A 32-bit integer to V8 too, and so are all places in memory that are worked out from it.
  return Math.max(0, Math.min(load, most)) | 0;
}
