import { growingPauses } from "./growth.ts";
import type { PauseRule } from "./PauseRule.ts";

/** Doubling without jitter: min(cap, base * 2^(k-1)) after the k-th failure. */
export const exponential: PauseRule = {
  draws: 0,
  maxPauseTicks: ({ cap }) => cap,
  firstState: () => 0,
  pauseOf(params) {
    const pauseAt = Int32Array.from(growingPauses(params));
    const lastLevel = pauseAt.length - 1;
    return (states, pauses, _outputs, count) => {
      for (let i = 0; i < count; i++) {
        const level = states[i] as number;
        pauses[i] = pauseAt[level] as number;
        states[i] = level < lastLevel ? level + 1 : level;
      }
    };
  },
};
