import { drawOutputs, type RandomState } from "./xor128.ts";

/**
 * What one unit of a generator's output is worth in a range of `span` whole numbers. An output times this, cut to a
 * whole number, is floor(output * span / 2^32) exactly for spans up to 2^21: the product of 32 and 21 bits fits the
 * 53 bits of a double, and dividing by 2^32 moves only the exponent.
 */
export function outputScale(span: number): number {
  return span / 2 ** 32;
}

/**
 * A whole number from lo to hi, both included; hi - lo below 2^21. Takes one output of the generator, also where
 * lo = hi. For a draw now and then: rules draw their outputs by the run and scale them themselves.
 */
export function randomInt(state: RandomState, lo: number, hi: number): number {
  const output = new Uint32Array(1);
  drawOutputs(state, output, 1);
  return lo + Math.floor((output[0] as number) * outputScale(hi - lo + 1));
}
