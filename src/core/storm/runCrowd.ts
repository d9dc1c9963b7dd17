import { NO_BOUND, type Until } from "../until.ts";
import type { WaitingPlan } from "../waiting/WaitingPlan.ts";
import type { StormParams } from "./params.ts";
import type { StormResult } from "./StormResult.ts";
import { StormRun } from "./StormRun.ts";

export interface RunOptions {
  /** The result holds the flows too. */
  readonly trace?: boolean;
}

/**
 * Goes through the storm of a crowd that waits by a plan, whatever the rule among the parameters, from tick 0 until
 * nobody waits, the horizon, or the bound. Time and memory grow with requests, clients, ticks and the longest pause,
 * never with clients x ticks.
 */
export function runCrowd(
  params: StormParams,
  plan: WaitingPlan,
  until: Until = NO_BOUND,
  { trace = false }: RunOptions = {},
): StormResult {
  const end = Math.min(params.horizon, Math.max(0, Math.ceil(until.tick)));
  const run = new StormRun(params, plan, end, trace);
  while (run.tick < run.end && run.requests < until.requests) {
    run.step();
    if (run.settled) return run.result("settled");
    if (run.requests < until.requests) run.skipQuiet();
  }
  return run.result(run.tick === params.horizon ? "horizon" : "cut");
}
