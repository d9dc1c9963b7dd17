import { readBaseAndCap } from "../params/baseAndCap.ts";
import { readChoice } from "../params/choice.ts";
import { readRate, readShare } from "../params/exact.ts";
import { namedValues } from "../params/namedValues.ts";
import { readWhole } from "../params/whole.ts";
import { type BudgetParamName, type BudgetParams, budgetParams } from "./params.ts";

/**
 * The parameters of an outage under a retry budget, from values as they come from JSON or an address; what is absent gets
 * its default. Throws a ParamError for an unknown name, a value outside its limits, or an input that is not an object.
 */
export function readBudgetParams(input: Readonly<Record<string, unknown>>): BudgetParams {
  const given = namedValues<BudgetParamName>(input, budgetParams);
  const whole = (name: WholeName) => readWhole(name, given(name), budgetParams[name]);
  // first, as they are refused first
  const limits = readBaseAndCap(given);
  return {
    budget: readChoice("budget", given("budget"), budgetParams.budget.of),
    ratio: readShare("ratio", given("ratio"), budgetParams.ratio),
    burst: whole("burst"),
    perMinute: whole("perMinute"),
    processes: whole("processes"),
    arrivals: readRate("arrivals", given("arrivals"), budgetParams.arrivals),
    attempts: whole("attempts"),
    capacity: whole("capacity"),
    rejectCost: readShare("rejectCost", given("rejectCost"), budgetParams.rejectCost),
    before: whole("before"),
    outage: whole("outage"),
    horizon: whole("horizon"),
    ...limits,
    seed: whole("seed"),
  };
}

type WholeName = Exclude<BudgetParamName, "budget" | "ratio" | "arrivals" | "rejectCost">;
