/** Ticks of model time in a second: a tick is 100 ms, and tick t is shown as t / 10 s. */
export const TICKS_PER_SECOND = 10;
