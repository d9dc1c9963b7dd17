import type { PauseParams } from "./PauseRule.ts";

/** The longest cap, in ticks: decorrelated jitter draws from up to 3 * cap values, which must stay below 2^21. */
export const MAX_CAP_TICKS = 699_050;

/**
 * The pauses in ticks before jitter, min(cap, base * 2^level), up to the first that is the cap. A client's level is
 * the number of its failures before the present one; it stays at the last entry, so nothing overflows however often
 * the client fails. cap is below 2^20, so there are at most 21 levels.
 */
export function growingPauses({ base, cap }: PauseParams): number[] {
  const pauses = [];
  let pause = base;
  for (; pause < cap; pause *= 2) pauses.push(pause);
  pauses.push(cap);
  return pauses;
}
