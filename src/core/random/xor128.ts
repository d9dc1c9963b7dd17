/// <reference path="./seedrandom-xor128.d.ts" />
import seedrandomXor128 from "seedrandom/lib/xor128.js";
import { readWhole } from "../params/whole.ts";
import { seedSpec } from "./seed.ts";

/** The generator's four 32-bit words x, y, z, w. Copy it with `slice()`, to go on twice from the same place. */
export type RandomState = Int32Array<ArrayBuffer>;

/** State of seedrandom's `xor128` for a whole seed, 1 .. 2^31 - 1; throws a ParamError for any other. */
export function seedXor128(seed: number): RandomState {
  const { x, y, z, w } = seedrandomXor128(readWhole("seed", seed, seedSpec), { state: true }).state();
  return Int32Array.of(x, y, z, w);
}

/**
 * Writes the next `count` outputs, unsigned 32-bit words, to the front of `outputs`, and moves `state` on.
 * The step is Marsaglia's xorshift (https://doi.org/10.18637/jss.v008.i14) as seedrandom takes it, written inline:
 * called through the library, it costs more than everything else that a simulated request needs.
 */
export function drawOutputs(state: RandomState, outputs: Uint32Array, count: number): void {
  let x = state[0] as number;
  let y = state[1] as number;
  let z = state[2] as number;
  let w = state[3] as number;
  for (let i = 0; i < count; i++) {
    const t = x ^ (x << 11);
    x = y;
    y = z;
    z = w;
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
    outputs[i] = w;
  }
  state[0] = x;
  state[1] = y;
  state[2] = z;
  state[3] = w;
}
