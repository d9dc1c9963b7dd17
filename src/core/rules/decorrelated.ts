import { outputScale } from "../random/randomInt.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Decorrelated jitter: from base to three times the client's previous pause, at most cap; its state is that pause. */
export const decorrelated: PauseRule = {
  draws: 1,
  maxPauseTicks: ({ cap }) => cap,
  firstState: ({ base }) => base,
  pauseOf({ base, cap }) {
    const perOutput = outputScale(1);
    return (states, pauses, outputs, count) => {
      for (let i = 0; i < count; i++) {
        const span = 3 * (states[i] as number) - base + 1;
        const drawn = base + (((outputs[i] as number) * span * perOutput) | 0);
        const pause = drawn < cap ? drawn : cap;
        pauses[i] = pause;
        states[i] = pause;
      }
    };
  },
};
