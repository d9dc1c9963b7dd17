import { outputScale } from "../random/randomInt.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Jitter without growth: anywhere from 1 to a window that never widens. */
export const fixedWindow: PauseRule = {
  draws: 1,
  maxPauseTicks: ({ window }) => window,
  firstState: () => 0,
  pauseOf({ window }) {
    const scale = outputScale(window);
    return (_states, pauses, outputs, count) => {
      for (let i = 0; i < count; i++) pauses[i] = 1 + (((outputs[i] as number) * scale) | 0);
    };
  },
};
