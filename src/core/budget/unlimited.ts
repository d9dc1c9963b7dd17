import type { RetryBudget } from "./RetryBudget.ts";

/** No budget: a client that has attempts left retries. */
export const unlimited: RetryBudget = {
  begin() {},
  firstTry() {},
  spend: () => true,
};
