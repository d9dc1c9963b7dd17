import type { PauseRule } from "./PauseRule.ts";

/** Decorrelated jitter: anywhere up to three times the client's own previous pause. */
export const decorrelated: PauseRule = {
  remembers: "pause",
  draws: 1,
  growth: ({ base, cap }) => ({ lo: base, growth: 3, cap }),
};
