import { nextOutput, type RandomState } from "./xor128.ts";

/**
 * A whole number from lo to hi, both included: lo + floor(output * span / 2^32), one output, also where lo =
 * hi. Exact for spans up to 2^21: the product of 32 and 21 bits fits the 53 bits of a double, and dividing by
 * 2^32 moves only the exponent.
 */
export function randomInt(state: RandomState, lo: number, hi: number): number {
  return lo + Math.floor((nextOutput(state) * (hi - lo + 1)) / 2 ** 32);
}
