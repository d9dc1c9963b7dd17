import { budgetParams } from "../../core/index.ts";
import type { ParamsOf, Schema } from "../contract.ts";

/** What a reader may set. Limits and defaults are the model's; the picture and the controls order them. */
export const params = {
  budget: {
    kind: "choice",
    default: budgetParams.budget.default,
    of: ["none", "ratio", "perMinute"],
    shown: "names",
  },
  rejectCost: { ...budgetParams.rejectCost, toggle: { on: "1/10", off: "0" } },
  ratio: budgetParams.ratio,
  burst: { ...budgetParams.burst, unit: "count" },
  perMinute: { ...budgetParams.perMinute, unit: "count" },
  processes: { ...budgetParams.processes, unit: "count" },
  arrivals: {
    kind: "whole",
    default: Number(budgetParams.arrivals.default),
    min: 0,
    max: budgetParams.arrivals.max,
    unit: "perTick",
  },
  attempts: { ...budgetParams.attempts, unit: "count" },
  capacity: { ...budgetParams.capacity, unit: "perTick" },
  before: { ...budgetParams.before, unit: "tick" },
  outage: { ...budgetParams.outage, unit: "tick" },
  base: { ...budgetParams.base, unit: "tick" },
  cap: { ...budgetParams.cap, unit: "tick" },
  seed: { ...budgetParams.seed, unit: "plain" },
} as const satisfies Schema;

export type BudgetSceneParams = ParamsOf<typeof params>;
