import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import type { PauseParams, PauseRule } from "../rules/PauseRule.ts";
import { ByFailures } from "./ByFailures.ts";
import { ByPause } from "./ByPause.ts";
import { ByPauseAside } from "./ByPauseAside.ts";
import type { Waiting } from "./Waiting.ts";

/** Words that a rule's table of windows takes in the memory of the calendar. */
export function windowWords(rule: PauseRule, params: PauseParams): number {
  return rule.remembers === "failures" ? 2 << bits(rule.windows(params).length - 1) : 0;
}

/** How at most `clients` clients wait in a calendar by a rule. */
export function waitBy(rule: PauseRule, params: PauseParams, calendar: Calendar, clients: number): Waiting {
  if (rule.remembers === "failures") return new ByFailures(rule, params, calendar);
  const packed = new ByPause(rule.growth(params));
  return clients <= packed.maxClients ? packed : new ByPauseAside(rule.growth(params));
}
