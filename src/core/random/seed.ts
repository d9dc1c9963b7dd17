import type { SeedSpec } from "../params/spec.ts";

/** Seeds that xor128 takes. Seed 0 would leave its state all zero for ever. */
export const seedSpec = {
  kind: "seed",
  // Looked for, so that the storm prints the figures of an earlier publication: no seed is the law, see
  // spreadSeed.
  default: 480970,
  min: 1,
  max: 2 ** 31 - 1,
} as const satisfies SeedSpec;
