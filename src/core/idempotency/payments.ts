import type { IdempotencyResult } from "./IdempotencyResult.ts";

/** One customer's payment as of the end of a tick. */
export interface Payment {
  /** How often the card was charged. */
  readonly charges: number;
  /** `knows`: an answer has come. */
  readonly state: "waiting" | "knows" | "gaveUp";
  /** Requests sent. */
  readonly tries: number;
}

/** A customer's payment as of the end of a tick. */
export function paymentAt(result: IdempotencyResult, customer: number, tick: number): Payment {
  const { params, sent, arrived, answeredTry } = result;
  // requests go in odd ticks, answers in even ones
  const requestsBy = (1 << Math.ceil(tick / 2)) - 1;
  const answersBy = Math.floor(tick / 2);
  const arrivals = ones(arrived[customer]! & requestsBy);
  const answered = answeredTry[customer]!;
  return {
    charges: params.key === "same" ? Math.min(1, arrivals) : arrivals,
    state:
      answered > 0 && answered <= answersBy ? "knows" : answersBy >= params.attempts ? "gaveUp" : "waiting",
    tries: ones(sent[customer]! & requestsBy),
  };
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
  return count;
}
