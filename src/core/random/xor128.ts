/// <reference path="./seedrandom-xor128.d.ts" />
import seedrandomXor128 from "seedrandom/lib/xor128.js";
import { readWhole } from "../params/whole.ts";
import { seedSpec } from "./seed.ts";

/**
 * The generator's four 32-bit words x, y, z, w. `slice()` gives a second generator that goes on from the same
 * place.
 */
export type RandomState = Int32Array<ArrayBuffer>;

/** State of seedrandom's `xor128` for a whole seed, 1 .. 2^31 - 1; throws a ParamError for any other. */
export function seedXor128(seed: number): RandomState {
  const { x, y, z, w } = seedrandomXor128(readWhole("seed", seed, seedSpec), { state: true }).state();
  return Int32Array.of(x, y, z, w);
}

/**
 * The next output, an unsigned 32-bit word; moves `state` on. The step is Marsaglia's xorshift
 * (https://doi.org/10.18637/jss.v008.i14) as seedrandom takes it. The loops in waiting/ hold the same four
 * lines inline: there a call a draw would cost as much as the whole rest.
 */
export function nextOutput(state: RandomState): number {
  const x = state[0] as number;
  const w = state[3] as number;
  const t = x ^ (x << 11);
  const output = w ^ (w >>> 19) ^ t ^ (t >>> 8);
  state[0] = state[1] as number;
  state[1] = state[2] as number;
  state[2] = w;
  state[3] = output;
  return output >>> 0;
}
