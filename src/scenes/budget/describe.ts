import { budgetFiguresAt } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import type { BudgetRun, Course } from "./run.ts";
import type { BudgetWords, Outcome } from "./words.ts";

/** The picture in a few sentences: the budget, the moment, what this tick brought on either side, how many gave up. */
export const describe = (run: BudgetRun, tick: number, say: Say<BudgetWords>): string => {
  const { params } = run.without.totals.result;
  const down = tick >= params.before && tick < params.before + params.outage;
  return say.words.sentence({
    time: say.time(tick),
    down,
    without: outcomeAt(run.without, tick, say),
    budgeted:
      run.budgeted === undefined
        ? undefined
        : {
            name: say.words.budgetName(run.budgeted.totals.result.params),
            ...outcomeAt(run.budgeted, tick, say),
          },
    written: say.count,
  });
};

const outcomeAt = ({ totals }: Course, tick: number, say: Say<BudgetWords>): Outcome => {
  const { goodput, gaveUp } = budgetFiguresAt(totals, tick);
  return {
    load: totals.result.loadPerTick[tick] ?? 0,
    answered: totals.result.answeredPerTick[tick] ?? 0,
    gaveUp,
    goodput: goodput === undefined ? undefined : say.q({ value: goodput, unit: "share" }),
  };
};
