import { doubling } from "./doubling.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Full jitter: anywhere up to the doubling pause. */
export const full: PauseRule = {
  remembers: "failures",
  draws: 1,
  windows: (params) => doubling(params, (g) => ({ lo: 1, hi: g })),
};
