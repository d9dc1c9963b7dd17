/** Places of times from 0 to `lastTick`, in px. */
export interface SqrtAxis {
  readonly lastTick: number;
  xOf(tick: number): number;
}

/**
 * An axis of pauses, whose scale goes with the square root, because their limits double: on an even one the
 * first of them would all be one spot. A picture that uses it says so.
 */
export const sqrtAxis = (lastTick: number, left: number, right: number): SqrtAxis => {
  const shareOf = (tick: number): number => Math.min(1, Math.max(0, tick / lastTick));
  return { lastTick, xOf: (tick) => left + (right - left) * Math.sqrt(shareOf(tick)) };
};

/** Round numbers of a decade, the ones that are written first where not all have room. */
const ROUND = [10, 50, 20, 30, 15, 75];

interface AxisMark {
  readonly tick: number;
  /** The lower, the rounder. */
  readonly rank: number;
}

/** Ticks that an axis may be marked at. */
export const axisMarks = ({ lastTick }: SqrtAxis): readonly AxisMark[] => {
  const marks = [];
  for (let decade = 1; decade <= lastTick; decade *= 10) {
    for (const [rank, tenths] of ROUND.entries()) {
      const tick = (decade * tenths) / 10;
      if (Number.isInteger(tick) && tick <= lastTick) marks.push({ tick, rank });
    }
  }
  return marks;
};
