import type { PauseRule } from "./PauseRule.ts";

/** Jitter without growth: anywhere in a window that never widens. */
export const fixedWindow: PauseRule = {
  remembers: "failures",
  draws: 1,
  windows: ({ window }) => [{ lo: 1, hi: window }],
};
