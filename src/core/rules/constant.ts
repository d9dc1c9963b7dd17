import type { PauseRule } from "./PauseRule.ts";

/** Fixed pause: the same for everybody, so that a crowd stays together. */
export const constant: PauseRule = {
  remembers: "failures",
  draws: 0,
  windows: ({ pause }) => [{ lo: pause, hi: pause }],
};
