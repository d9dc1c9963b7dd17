import type { PauseParams, Window } from "./PauseRule.ts";

/**
 * The longest cap, in ticks: decorrelated jitter draws from up to 3 * cap values, which must stay below 2^21.
 */
export const MAX_CAP_TICKS = 699_050;

/**
 * A window for each doubling pause g = min(cap, base * 2^(k-1)), k = 1, 2, ..., up to the first that is the
 * cap. The last holds ever after, so that nothing overflows whatever k; cap is below 2^20, so there are at
 * most 21.
 */
export function doubling({ base, cap }: PauseParams, windowOf: (g: number) => Window): Window[] {
  const windows = [];
  for (let g = base; g < cap; g *= 2) windows.push(windowOf(g));
  windows.push(windowOf(cap));
  return windows;
}
