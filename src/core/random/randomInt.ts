import { nextOutput, type RandomState } from "./xor128.ts";

/** A whole number from lo to hi, both included: lo + part(output, span), one output, also where lo = hi. Exact for spans up to 2^21. */
export function randomInt(state: RandomState, lo: number, hi: number): number {
  return lo + part(nextOutput(state), hi - lo + 1);
}

/**
 * The part of a span that an output of the generator stands for: floor(output * span / 2^32), `output` as an unsigned word or a signed one.
 * Exact for spans up to 2^21: the product of 32 and 21 bits fits the 53 bits of a double, and dividing by 2^32 moves only the exponent.
 */
export function part(output: number, span: number): number {
  return Math.floor(((output >>> 0) * span) / 2 ** 32);
}
