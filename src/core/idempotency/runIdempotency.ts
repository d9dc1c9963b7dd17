import { NO_BOUND, type Until } from "../until.ts";
import type { IdempotencyResult } from "./IdempotencyResult.ts";
import { lossesOf } from "./losses.ts";
import type { IdempotencyParams } from "./params.ts";

/**
 * Customers pay, each once, over a network that loses messages. All try in step; for the k-th try, k = 1, 2, ...:
 *
 * 1. Who has no answer yet sends a request, in the order of the customers. Each is lost or reaches the server, which
 *    charges the card, unless the request carries a key under which it has charged before.
 * 2. The server answers each request that reached it, in the same order: an answer is lost or reaches its customer, who is
 *    done. To the customer a lost answer looks like a lost request.
 *
 * Who has no answer after the last attempt gives up. With `lose: rate` a message is lost where
 * randomInt(1, q) <= p for the loss rate p/q, one draw a message in the order above. Else there is one customer: with
 * `request` or `answer` the first try's message of that kind is lost and no other, with `listed` those that `lost` names.
 */
export function runIdempotency(
  params: IdempotencyParams,
  { tick: end }: Pick<Until, "tick"> = NO_BOUND,
): IdempotencyResult {
  const customers = params.lose === "rate" ? params.customers : 1;
  const sent = new Uint16Array(customers);
  const arrived = new Uint16Array(customers);
  const answeredTry = new Uint8Array(customers);
  const isLost = lossesOf(params);
  let waiting = Array.from({ length: customers }, (_, customer) => customer);
  let ticks = 1;
  for (let attempt = 1; attempt <= params.attempts && waiting.length > 0 && ticks < end; attempt++) {
    const bit = 1 << (attempt - 1);
    for (const customer of waiting) {
      sent[customer]! |= bit;
      if (!isLost("request", attempt)) arrived[customer]! |= bit;
    }
    ticks++;
    if (ticks >= end) break;
    for (const customer of waiting) {
      if ((arrived[customer]! & bit) !== 0 && !isLost("answer", attempt)) answeredTry[customer] = attempt;
    }
    ticks++;
    waiting = waiting.filter((customer) => answeredTry[customer] === 0);
  }
  const settled = waiting.length === 0 || ticks > 2 * params.attempts;
  return {
    params,
    ticks: Math.min(ticks, end),
    end: settled ? "settled" : "cut",
    sent,
    arrived,
    answeredTry,
  };
}
