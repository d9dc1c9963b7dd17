import { seedSpec } from "./seed.ts";

const MODULUS = seedSpec.max;

/**
 * The i-th seed of a spread over many runs, i = 1, 2, ...: i * 1103515245 mod (2^31 - 1). Not i itself,
 * because xorshift is linear, and the early outputs of neighbouring seeds are correlated. Exact for i up to
 * 2^31 - 2; there the seeds come round again.
 */
export function spreadSeed(i: number): number {
  // i * 1103515245 may pass 2^53, so the factor goes in by halves: 1103515245 = 16838 * 2^16 + 20077.
  const high = (i * 16838) % MODULUS;
  return (high * 2 ** 16 + i * 20077) % MODULUS;
}
