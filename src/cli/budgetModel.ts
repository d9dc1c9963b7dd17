import {
  type BudgetResult,
  budgetFiguresAt,
  readBudgetParams,
  runBudget,
  totalBudget,
} from "../core/index.ts";
import type { Model } from "./Model.ts";

/** An outage under a retry budget: its figures, null where there is none (yet), and on wish the arrays a tick. */
export const budgetModel: Model = {
  run(params, { perTick }) {
    const result = runBudget(readBudgetParams(params));
    const figures = budgetFiguresAt(totalBudget(result));
    return {
      ticks: result.ticks,
      ...figures,
      goodput: figures.goodput ?? null,
      goodputAfter: figures.goodputAfter ?? null,
      loadFactor: figures.loadFactor ?? null,
      recoveryTicks: figures.recoveryTicks ?? null,
      end: result.end,
      ...(perTick ? arrays(result) : {}),
    };
  },
};

function arrays({
  freshPerTick,
  loadPerTick,
  answeredPerTick,
  gaveUpPerTick,
  outOfBudgetPerTick,
}: BudgetResult) {
  return {
    freshPerTick: [...freshPerTick],
    loadPerTick: [...loadPerTick],
    answeredPerTick: [...answeredPerTick],
    gaveUpPerTick: [...gaveUpPerTick],
    outOfBudgetPerTick: [...outOfBudgetPerTick],
  };
}
