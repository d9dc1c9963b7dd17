/** What is played: how many ticks there are so far, and where anything happens next. */
export interface Track {
  readonly ticks: number;
  readonly tickMs: number;
  /** More ticks may come: the player waits at the end instead of stopping. */
  readonly growing: boolean;
  nextEvent(tick: number): number;
}

/** A whole tick, and the phase 0..1 of the way to the next. */
export interface Moment {
  readonly tick: number;
  readonly phase: number;
}

/** A quiet stretch longer than this is passed over at `HURRY` times the speed, up to `LEAD` ticks before it ends. */
const QUIET_TICKS = 25;
const LEAD_TICKS = 6;
const HURRY = 30;

/** Where playing on by so many ticks leads, at most to the last tick; quiet stretches are hurried through if so. */
export const playedOn = (
  { ticks: all, nextEvent }: Track,
  { tick, phase }: Moment,
  ticks: number,
  skipQuiet: boolean,
): Moment => {
  const quietTicks = skipQuiet ? nextEvent(tick + 1) - tick : 0;
  const hurried = quietTicks > QUIET_TICKS ? Math.min(ticks * HURRY, quietTicks - LEAD_TICKS) : ticks;
  const moment = tick + phase + hurried;
  const lastTick = Math.max(0, all - 1);
  if (moment >= lastTick) return { tick: lastTick, phase: 0 };
  return { tick: Math.floor(moment), phase: moment - Math.floor(moment) };
};
