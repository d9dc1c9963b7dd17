import { full } from "../rules/full.ts";
import type { Window } from "../rules/PauseRule.ts";
import type { BudgetParams } from "./params.ts";

/** Where the pauses lie that a request may come to make: full jitter, one window a retry. */
export function pauseWindows({ base, cap, attempts }: BudgetParams): readonly Window[] {
  if (full.remembers !== "failures") throw new Error("full jitter counts failures");
  return full.windows({ base, cap, pause: 1, window: 1 }).slice(0, attempts - 1);
}
