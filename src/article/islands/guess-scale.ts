import type { Unit } from "../../scenes/quantity.ts";

export type Scale = "linear" | "log";

export interface Axis {
  readonly scale: Scale;
  readonly from: number;
  readonly to: number;
}

/** Where a value lies on the axis, 0..1. */
export const shareOf = ({ scale, from, to }: Axis, value: number): number =>
  scale === "log" ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);

/** The value at a place of the axis, to two digits: a guess is no finer. */
export const valueAt = ({ scale, from, to }: Axis, share: number): number => {
  const exact = scale === "log" ? from * (to / from) ** share : from + (to - from) * share;
  return Number(exact.toPrecision(2));
};

/** Seconds, minutes and hours in tenths of a second; round numbers otherwise. */
const roundTicks = [10, 50, 100, 300, 600, 3000, 6000, 18_000, 36_000, 216_000, 864_000];
const roundNumbers = Array.from({ length: 16 }, (_, power) => 10 ** power);

/** A few round values to write under the axis. */
export const marksOf = (axis: Axis, unit: Unit): readonly number[] => {
  const within = (value: number) => value >= axis.from && value <= axis.to;
  if (axis.scale === "linear") return [0, 0.25, 0.5, 0.75, 1].map((share) => valueAt(axis, share));
  const marks = (unit === "tick" ? roundTicks : roundNumbers).filter(within);
  return marks.filter((_, i) => marks.length <= 5 || i % 2 === 0);
};
