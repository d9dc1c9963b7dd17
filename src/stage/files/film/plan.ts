import { type Moment, playedOn, type Track } from "../../pace.ts";

/** How a film goes through a run. */
export interface Plan {
  readonly track: Track;
  readonly fromTick: number;
  readonly seconds: number;
  /** Times the model's own speed. */
  readonly speed: number;
  readonly skipQuiet: boolean;
}

/** The end of a run is held so long, so that it can be read before the film begins again. */
const HOLD_SECONDS = 1;

/** The moments of a film, a frame each; it ends when its time is over or, a little after it, the run. */
export const momentsOf = (
  { track, fromTick, seconds, speed, skipQuiet }: Plan,
  framesASecond: number,
): readonly Moment[] => {
  const ticksAFrame = (1000 / framesASecond / track.tickMs) * speed;
  const moments: Moment[] = [{ tick: fromTick, phase: 0 }];
  while (moments.length < seconds * framesASecond) {
    const last = moments.at(-1)!;
    if (last.tick >= track.ticks - 1) {
      for (let held = 1; held < HOLD_SECONDS * framesASecond; held++) moments.push(last);
      break;
    }
    moments.push(playedOn(track, last, ticksAFrame, skipQuiet));
  }
  return moments;
};
