import { NO_BOUND, type Until } from "../until.ts";
import type { BudgetResult } from "./BudgetResult.ts";
import { BudgetRun } from "./BudgetRun.ts";
import type { BudgetParams } from "./params.ts";

/**
 * An open stream of requests meets one server, which is down in ticks before .. before + outage - 1. At tick t = 0, 1, ...:
 *
 * 1. floor((t + 1) * arrivals) - floor(t * arrivals) requests begin. They are numbered from 0 on; request i is sent by
 *    process i mod processes, and its first try adds to the budget of that process. They join the tick's queue behind the
 *    retries that already lie there; all in the queue are tries.
 * 2. The server answers the first s of the queue: none while it is down, else the largest whole s with
 *    s + rejectCost * (queue - s) <= capacity, as in the storm.
 * 3. Each of the others, in order, has failed once more. Where that was its last attempt it gives up. Else its process pays
 *    the retry from its budget; where it cannot, the request gives up at once. Else it draws its pause after the k-th
 *    failure, randomInt(1, min(cap, base * 2^(k-1))), one draw, and is put into the queue of tick t + pause.
 *
 * A retry is paid when it is granted. The run ends after tick horizon - 1, or is cut at the bound, like a storm.
 */
export function runBudget(params: BudgetParams, until: Until = NO_BOUND): BudgetResult {
  const run = new BudgetRun(params);
  while (run.tick < Math.min(params.horizon, until.tick) && run.tries < until.requests) run.step();
  return run.result(run.tick === params.horizon ? "horizon" : "cut");
}
