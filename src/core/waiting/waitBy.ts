import type { Calendar } from "../calendar/Calendar.ts";
import type { PauseParams, PauseRule } from "../rules/PauseRule.ts";
import { ByFailures } from "./ByFailures.ts";
import { ByLongWindows } from "./ByLongWindows.ts";
import { ByPause } from "./ByPause.ts";
import { ByPauseAside } from "./ByPauseAside.ts";
import type { Waiting } from "./Waiting.ts";

/** The longest span out of which the fast loops draw. */
const MAX_SPAN = 2 ** 16;

/** What a word of the table of windows has room for. */
const MAX_LOWER_END = 2 ** 15;

/** How at most `clients` clients wait in a calendar by a rule. */
export function waitBy(rule: PauseRule, params: PauseParams, calendar: Calendar, clients: number): Waiting {
  if (rule.remembers === "failures") {
    const windows = rule.windows(params);
    const draws = rule.draws === 1;
    return windows.every(({ lo, hi }) => lo < MAX_LOWER_END && hi < MAX_SPAN)
      ? new ByFailures(windows, draws, calendar)
      : new ByLongWindows(windows, draws);
  }
  const growth = rule.growth(params);
  const packed = new ByPause(growth);
  const fast = clients <= packed.maxClients && growth.growth * growth.cap - growth.lo < MAX_SPAN;
  return fast ? packed : new ByPauseAside(growth);
}
