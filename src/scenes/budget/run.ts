import { type BudgetTotals, readBudgetParams, runBudget, totalBudget, type Until } from "../../core/index.ts";
import type { Result } from "../contract.ts";
import { type Calendar, calendarOf } from "../crowd/calendar.ts";
import type { BudgetSceneParams } from "./params.ts";

/** By twice the outage's length after its end it is settled whether the server comes back; after a short one, by so long. */
const LEAST_AFTER_TICKS = 200;

/** One run with what its picture looks up. */
export interface Course {
  readonly totals: BudgetTotals;
  readonly calendar: Calendar;
}

/** The same outage twice: under no budget, and under the one that is set, if any is. */
export interface BudgetRun extends Result {
  readonly without: Course;
  readonly budgeted: Course | undefined;
}

export const run = (params: BudgetSceneParams, until: Until): BudgetRun => {
  const { before, outage } = params;
  const horizon = before + outage + Math.max(LEAST_AFTER_TICKS, 2 * outage);
  const limited = readBudgetParams({ ...params, horizon });
  const without = { ...limited, budget: "none" } as const;
  // without a budget there are never fewer tries by far; still, whichever is cut first ends both
  const first = runBudget(without, until);
  if (params.budget === "none") return { ...lengthOf(first), without: courseOf(first), budgeted: undefined };
  const second = runBudget(limited, { ...until, tick: first.ticks });
  const same = second.ticks === first.ticks ? first : runBudget(without, { ...until, tick: second.ticks });
  return { ...lengthOf(same), without: courseOf(same), budgeted: courseOf(second) };
};

/** The run that the figures without a prefix are of. */
export const chosen = ({ without, budgeted }: BudgetRun): Course => budgeted ?? without;

const lengthOf = ({ ticks, end }: ReturnType<typeof runBudget>): Result => ({ ticks, end });

const courseOf = (result: ReturnType<typeof runBudget>): Course => ({
  totals: totalBudget(result),
  calendar: calendarOf(result.flows),
});
