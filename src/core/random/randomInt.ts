import { nextOutput, type RandomState } from "./xor128.ts";

/**
 * A whole number from lo to hi, both included: lo + part(output, span), one output, also where lo = hi. Exact for
 * spans up to 2^21.
 */
export function randomInt(state: RandomState, lo: number, hi: number): number {
  return lo + part(nextOutput(state), hi - lo + 1);
}

/**
 * The part of a span that an output of the generator stands for: floor(output * span / 2^32), `output` as an
 * unsigned word or a signed one. Exact for spans up to 2^21: the product of 32 and 21 bits fits the 53 bits of a
 * double, and dividing by 2^32 moves only the exponent.
 */
function part(output: number, span: number): number {
  return Math.floor(((output >>> 0) * span) / 2 ** 32);
}

/**
 * As `part`, by halves of the output, in whole numbers only. Exact for spans up to 2^16: no product passes 2^32.
 * The loops in waiting/ hold this line inline too.
 */
export function partByHalves(output: number, span: number): number {
  return (Math.imul(output >>> 16, span) + (Math.imul(output & 0xffff, span) >>> 16)) >>> 16;
}
