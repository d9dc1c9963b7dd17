import { cumulate, type StormResult, type StormTotals } from "../../core/index.ts";
import type { Result } from "../contract.ts";
import { type Calendar, calendarOf } from "./calendar.ts";

/** A storm with what its picture looks up: totals up to each tick, and the calendar of the waiting. */
export interface StormRun extends Result {
  readonly storm: StormResult;
  readonly totals: StormTotals;
  readonly calendar: Calendar;
}

/** A traced storm, whoever its clients are, with what its picture looks up. */
export const lookedUp = (storm: StormResult): StormRun => {
  if (storm.flows === undefined) throw new Error("the storm was not traced");
  return {
    ticks: storm.ticks,
    end: storm.end,
    storm,
    totals: cumulate(storm),
    calendar: calendarOf(storm.flows),
  };
};

/** The next tick, from this one on, at which anybody knocks; none: `ticks`. */
export const nextKnock = ({ storm, ticks }: StormRun, tick: number): number => {
  let next = tick;
  while (next < ticks && storm.loadPerTick[next] === 0) next++;
  return next;
};
