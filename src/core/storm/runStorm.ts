import { rules } from "../rules/index.ts";
import type { Until } from "../until.ts";
import { waitingByRule } from "../waiting/WaitingPlan.ts";
import type { StormParams } from "./params.ts";
import { type RunOptions, runCrowd } from "./runCrowd.ts";
import type { StormResult } from "./StormResult.ts";

/** Goes through a storm, as `runCrowd` does, of clients that wait by the rule among the parameters. */
export function runStorm(params: StormParams, until?: Until, options?: RunOptions): StormResult {
  return runCrowd(params, waitingByRule(rules[params.rule], params), until, options);
}
