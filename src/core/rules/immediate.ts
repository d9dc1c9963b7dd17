import type { PauseRule } from "./PauseRule.ts";

/** At once: the client knocks again in the next tick. */
export const immediate: PauseRule = {
  remembers: "failures",
  draws: 0,
  windows: () => [{ lo: 1, hi: 1 }],
};
