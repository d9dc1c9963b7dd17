import { outputScale } from "../random/randomInt.ts";
import { growingPauses } from "./growth.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Equal jitter: half of the doubling pause for certain, the other half by chance; at least 1. */
export const equal: PauseRule = {
  draws: 1,
  maxPauseTicks: ({ cap }) => cap,
  firstState: () => 0,
  pauseOf(params) {
    const growing = growingPauses(params);
    const halfAt = Int32Array.from(growing, (pause) => Math.floor(pause / 2));
    const scaleAt = Float64Array.from(growing, (pause) => outputScale(pause - Math.floor(pause / 2) + 1));
    const lastLevel = growing.length - 1;
    return (states, pauses, outputs, count) => {
      for (let i = 0; i < count; i++) {
        const level = states[i] as number;
        const pause = (halfAt[level] as number) + (((outputs[i] as number) * (scaleAt[level] as number)) | 0);
        pauses[i] = pause > 0 ? pause : 1;
        states[i] = level < lastLevel ? level + 1 : level;
      }
    };
  },
};
