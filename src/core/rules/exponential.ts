import { doubling } from "./doubling.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Doubling, no jitter: the crowd comes more rarely, but still together. */
export const exponential: PauseRule = {
  remembers: "failures",
  draws: 0,
  windows: (params) => doubling(params, (g) => ({ lo: g, hi: g })),
};
