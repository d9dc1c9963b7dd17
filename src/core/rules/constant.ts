import type { PauseRule } from "./PauseRule.ts";

/** Fixed pause: always the same, for everybody, so that a crowd stays together. */
export const constant: PauseRule = {
  draws: 0,
  maxPauseTicks: ({ pause }) => pause,
  firstState: () => 0,
  pauseOf:
    ({ pause }) =>
    (_states, pauses, _outputs, count) => {
      pauses.fill(pause, 0, count);
    },
};
