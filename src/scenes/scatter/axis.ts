import { scaleSqrt } from "d3-scale";
import { scatterRules } from "../../core/index.ts";
import { type ScatterRun, valuesOf } from "./run.ts";

/** Places of ticks from 0 to `lastTick`, in px. */
export interface Axis {
  readonly lastTick: number;
  xOf(tick: number): number;
}

/**
 * The axis of all four rules, so that they can be compared: it ends at the largest value under any of them. Its scale goes
 * with the square root, because the windows double: on an even one the first rows would be one spot.
 */
export const axisOf = ({ byRule, reading }: ScatterRun, left: number, right: number): Axis => {
  const lastTick = Math.max(
    ...scatterRules.flatMap((rule) => byRule[rule].rows.map((row) => Math.max(...valuesOf(row, reading)))),
  );
  const scale = scaleSqrt([0, lastTick], [left, right]).clamp(true);
  return { lastTick, xOf: (tick) => scale(tick) };
};

/** Round numbers of a decade, the ones that are written first where not all have room. */
const ROUND = [10, 50, 20, 30, 15, 75];

/** Ticks that an axis may be marked at, with their rank: the lower, the rounder. */
export const axisMarks = ({
  lastTick,
}: Axis): readonly { readonly tick: number; readonly rank: number }[] => {
  const marks = [];
  for (let decade = 1; decade <= lastTick; decade *= 10) {
    for (const [rank, tenths] of ROUND.entries()) {
      const tick = (decade * tenths) / 10;
      if (Number.isInteger(tick) && tick <= lastTick) marks.push({ tick, rank });
    }
  }
  return marks;
};
