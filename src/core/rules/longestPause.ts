import type { PauseParams, PauseRule } from "./PauseRule.ts";

/** The longest pause that a rule can give, in ticks. */
export function longestPause(rule: PauseRule, params: PauseParams): number {
  if (rule.remembers === "pause") return rule.growth(params).cap;
  return Math.max(...rule.windows(params).map(({ hi }) => hi));
}
