import type { Say } from "../contract.ts";
import { waitingFor } from "../crowd/calendar.ts";
import type { BudgetRun, Course } from "./run.ts";
import type { BudgetWords } from "./words.ts";

/** One tick's numbers in both runs, as seen at the end of tick `now`. `target` is the tick. */
export const inspect = (
  { without, budgeted }: BudgetRun,
  now: number,
  target: string,
  { words, q, count }: Say<BudgetWords>,
): string => {
  const tick = Number(target);
  const reading = (course: Course, name: string): string => {
    const { result } = course.totals;
    if (tick > now) return words.futureTick(name, waitingFor(course.calendar, tick, now), count);
    return words.pastTick(name, {
      load: result.loadPerTick[tick] ?? 0,
      answered: result.answeredPerTick[tick] ?? 0,
      gaveUp: result.gaveUpPerTick[tick] ?? 0,
      written: count,
    });
  };
  const time = q({ value: tick, unit: "tick" });
  if (budgeted === undefined) return `${time}: ${reading(without, words.withoutShort)}`;
  return `${time}: ${reading(budgeted, words.withShort)}; ${reading(without, words.withoutShort)}`;
};
