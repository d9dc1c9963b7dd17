import type { Calendar } from "../calendar/Calendar.ts";
import { longestPause } from "../rules/longestPause.ts";
import type { PauseParams, PauseRule } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";
import { waitBy } from "./waitBy.ts";

/** How a crowd is going to wait: what a calendar must be made for, and how the waiting in it begins. */
export interface WaitingPlan {
  readonly longestPauseTicks: number;
  begin(calendar: Calendar, clients: number): Waiting;
}

/** Waiting by a rule. */
export function waitingByRule(rule: PauseRule, params: PauseParams): WaitingPlan {
  return {
    longestPauseTicks: longestPause(rule, params),
    begin: (calendar, clients) => waitBy(rule, params, calendar, clients),
  };
}
