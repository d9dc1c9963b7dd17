import type { PauseRule } from "./PauseRule.ts";

/** At once: the client knocks again in the next tick. */
export const immediate: PauseRule = {
  draws: 0,
  maxPauseTicks: () => 1,
  firstState: () => 0,
  pauseOf: () => (_states, pauses, _outputs, count) => {
    pauses.fill(1, 0, count);
  },
};
