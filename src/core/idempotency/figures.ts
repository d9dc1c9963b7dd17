import type { IdempotencyResult } from "./IdempotencyResult.ts";
import { paymentAt } from "./payments.ts";

/** What payments have come to by the end of a tick: customers, unless it says otherwise. */
export interface IdempotencyFigures {
  readonly customers: number;
  /** Charged at least once. */
  readonly charged: number;
  readonly chargedTwice: number;
  /** Charges of all cards together. */
  readonly charges: number;
  /** Charges beyond the first of each card. */
  readonly doubleCharges: number;
  /** With an answer. */
  readonly knows: number;
  readonly waiting: number;
  /** Gave up, and were never charged. */
  readonly unpaid: number;
  /** Gave up, though they were charged. */
  readonly chargedUnknown: number;
  /** Requests sent by all together. */
  readonly requests: number;
}

/** The figures as of the end of a tick, by default the last. */
export function idempotencyFigures(result: IdempotencyResult, tick = result.ticks - 1): IdempotencyFigures {
  const customers = result.answeredTry.length;
  const count = { charged: 0, chargedTwice: 0, charges: 0, knows: 0, waiting: 0, unpaid: 0, requests: 0 };
  let gaveUp = 0;
  for (let customer = 0; customer < customers; customer++) {
    const { charges, state, tries } = paymentAt(result, customer, tick);
    count.charges += charges;
    count.requests += tries;
    if (charges > 0) count.charged++;
    if (charges > 1) count.chargedTwice++;
    if (state === "knows") count.knows++;
    if (state === "waiting") count.waiting++;
    if (state === "gaveUp") gaveUp++;
    if (state === "gaveUp" && charges === 0) count.unpaid++;
  }
  return {
    customers,
    ...count,
    doubleCharges: count.charges - count.charged,
    chargedUnknown: gaveUp - count.unpaid,
  };
}
