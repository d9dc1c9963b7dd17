import { type IdempotencyResult, type KeyId, paymentAt } from "../../core/index.ts";

/** One message of a single payment. Try k sends its request in tick 2k - 1, and is answered in tick 2k. */
export interface Message {
  readonly tick: number;
  readonly attempt: number;
  readonly kind: "request" | "answer";
  readonly lost: boolean;
  /** The key that it carries: A, or B, C, ... where each try has a new one; absent without keys. */
  readonly key: string | undefined;
  /** A request that arrives: how many charges there are then, and whether it made one. */
  readonly charges: number;
  readonly charged: boolean;
}

/** The messages of one customer's payment up to and with a tick, in order. */
export const messagesUpTo = (run: IdempotencyResult, tick: number, customer = 0): readonly Message[] => {
  const messages: Message[] = [];
  for (let attempt = 1; attempt <= run.params.attempts; attempt++) {
    const bit = 1 << (attempt - 1);
    if ((run.sent[customer]! & bit) === 0) break;
    const arrived = (run.arrived[customer]! & bit) !== 0;
    const before = paymentAt(run, customer, 2 * attempt - 2).charges;
    const { charges } = paymentAt(run, customer, 2 * attempt - 1);
    const common = { attempt, key: keyOf(run.params.key, attempt), charges, charged: charges > before };
    messages.push({ ...common, tick: 2 * attempt - 1, kind: "request", lost: !arrived });
    if (arrived)
      messages.push({
        ...common,
        tick: 2 * attempt,
        kind: "answer",
        lost: run.answeredTry[customer] !== attempt,
      });
  }
  return messages.filter((message) => message.tick <= tick);
};

const keyOf = (key: KeyId, attempt: number): string | undefined => {
  if (key === "none") return undefined;
  return String.fromCharCode("A".charCodeAt(0) + (key === "same" ? 0 : attempt - 1));
};
