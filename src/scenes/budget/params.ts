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
  burst: { ...budgetParams.burst, unit: "count", place: "more" },
  perMinute: { ...budgetParams.perMinute, unit: "count", place: "more" },
  processes: { ...budgetParams.processes, unit: "count", place: "more" },
  arrivals: {
    kind: "whole",
    default: Number(budgetParams.arrivals.default),
    min: 0,
    max: budgetParams.arrivals.max,
    unit: "perTick",
    place: "more",
  },
  attempts: { ...budgetParams.attempts, unit: "count", place: "more" },
  capacity: { ...budgetParams.capacity, unit: "perTick", place: "more" },
  before: { ...budgetParams.before, unit: "tick", place: "more" },
  outage: { ...budgetParams.outage, unit: "tick", place: "more" },
  base: { ...budgetParams.base, unit: "tick", place: "more" },
  cap: { ...budgetParams.cap, unit: "tick", place: "more" },
  seed: { ...budgetParams.seed, unit: "plain", place: "more" },
} as const satisfies Schema;

export type BudgetSceneParams = ParamsOf<typeof params>;
