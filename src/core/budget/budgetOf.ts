import { MinuteWindows } from "./MinuteWindows.ts";
import type { BudgetParams } from "./params.ts";
import type { RetryBudget } from "./RetryBudget.ts";
import { TokenBuckets } from "./TokenBuckets.ts";
import { unlimited } from "./unlimited.ts";

/** The budget that the parameters name, nothing spent yet. */
export function budgetOf(params: BudgetParams): RetryBudget {
  switch (params.budget) {
    case "none":
      return unlimited;
    case "ratio":
      return new TokenBuckets(params);
    case "perMinute":
      return new MinuteWindows(params);
  }
}
