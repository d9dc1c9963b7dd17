import { outputScale } from "../random/randomInt.ts";
import { growingPauses } from "./growth.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Full jitter: anywhere from 1 to the doubling pause. */
export const full: PauseRule = {
  draws: 1,
  maxPauseTicks: ({ cap }) => cap,
  firstState: () => 0,
  pauseOf(params) {
    const scaleAt = Float64Array.from(growingPauses(params), outputScale);
    const lastLevel = scaleAt.length - 1;
    return (states, pauses, outputs, count) => {
      for (let i = 0; i < count; i++) {
        const level = states[i] as number;
        pauses[i] = 1 + (((outputs[i] as number) * (scaleAt[level] as number)) | 0);
        states[i] = level < lastLevel ? level + 1 : level;
      }
    };
  },
};
