import type { Fraction } from "../params/fraction.ts";
import { type ChoiceSpec, type ParamSpec, type ShareSpec, type TextSpec, whole } from "../params/spec.ts";
import { seedSpec } from "../random/seed.ts";
import { listedMessages, type MessageName, MOST_ATTEMPTS } from "./messages.ts";

/** What a request carries: no key, one key for all tries of a payment, or a new one for each try. */
export const keyIds = ["none", "same", "newEachTry"] as const;
export type KeyId = (typeof keyIds)[number];

/** What the network loses: nothing, the first request, the first answer, the messages of a list, or each by chance. */
export const lossIds = ["nothing", "request", "answer", "listed", "rate"] as const;
export type LossId = (typeof lossIds)[number];

/** The parameters of payments over a network that loses messages: defaults and limits. */
export const idempotencyParams = {
  key: { kind: "choice", default: "none", of: keyIds } as ChoiceSpec<KeyId>,
  lose: { kind: "choice", default: "answer", of: lossIds } as ChoiceSpec<LossId>,
  /** Under `listed`: which messages, such as `request1,answer2`. */
  lost: { kind: "text", default: "", read: (text) => listedMessages(text)?.join(",") } as TextSpec,
  /** Under `rate`: the chance of every single message, request or answer, to be lost. */
  lossRate: { kind: "fraction", default: "1/20", below: 1, maxDenominator: 1000 } as ShareSpec,
  /** Under `rate`: who pays, each once. Else there is one. */
  customers: whole(1000, 1, 4000),
  /** Tries of a payment, the first one counted. */
  attempts: whole(3, 1, MOST_ATTEMPTS),
  seed: seedSpec,
} as const satisfies Record<string, ParamSpec>;

export type IdempotencyParamName = keyof typeof idempotencyParams;

/** What `runIdempotency` takes. Made by `readIdempotencyParams`. */
export interface IdempotencyParams {
  readonly key: KeyId;
  readonly lose: LossId;
  readonly lost: readonly MessageName[];
  readonly lossRate: Fraction;
  readonly customers: number;
  readonly attempts: number;
  readonly seed: number;
}
