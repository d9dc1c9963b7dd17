import { doubling } from "./doubling.ts";
import type { PauseRule, Window } from "./PauseRule.ts";

/** Equal jitter: half of the doubling pause for certain, the other half by chance. */
export const equal: PauseRule = {
  remembers: "failures",
  draws: 1,
  windows: (params) => doubling(params, upperHalf),
};

function upperHalf(g: number): Window {
  // max(1, h + randomInt(0, g - h)) with h = floor(g / 2). Where h is 0, g is 1, and the pause is 1 whatever
  // is drawn.
  return { lo: Math.max(1, Math.floor(g / 2)), hi: g };
}
