/** Ticks of model time in a second: a tick is 100 ms, and tick t is shown as t / 10 s. */
export const TICKS_PER_SECOND = 10;

const MS_PER_TICK = 1000 / TICKS_PER_SECOND;

/** The ticks that a pause in milliseconds takes: the client knocks in the first one at which it is over. */
export function ticksOf(pauseMs: number): number {
  return Math.max(1, Math.ceil(pauseMs / MS_PER_TICK));
}
