import type { Fraction } from "../params/fraction.ts";
import type { ChoiceSpec, ParamSpec, ShareSpec, WholeSpec } from "../params/spec.ts";
import { seedSpec } from "../random/seed.ts";

/** What a request carries: no key, one key for all tries of a payment, or a new one for each try. */
export const keyIds = ["none", "same", "newEachTry"] as const;
export type KeyId = (typeof keyIds)[number];

/** What the network loses: nothing, the first request, the first answer, or each message by chance. */
export const lossIds = ["nothing", "request", "answer", "rate"] as const;
export type LossId = (typeof lossIds)[number];

/** The parameters of payments over a network that loses messages: defaults and limits. */
export const idempotencyParams = {
  key: { kind: "choice", default: "none", of: keyIds } as ChoiceSpec<KeyId>,
  lose: { kind: "choice", default: "answer", of: lossIds } as ChoiceSpec<LossId>,
  /** Under `rate`: the chance of every single message, request or answer, to be lost. */
  lossRate: { kind: "fraction", default: "1/20", below: 1, maxDenominator: 1000 } as ShareSpec,
  /** Under `rate`: who pays, each once. Else there is one. */
  customers: whole(1000, 1, 4000),
  /** Tries of a payment, the first one counted. */
  attempts: whole(3, 1, 10),
  seed: seedSpec,
} as const satisfies Record<string, ParamSpec>;

export type IdempotencyParamName = keyof typeof idempotencyParams;

/** What `runIdempotency` takes. Made by `readIdempotencyParams`. */
export interface IdempotencyParams {
  readonly key: KeyId;
  readonly lose: LossId;
  readonly lossRate: Fraction;
  readonly customers: number;
  readonly attempts: number;
  readonly seed: number;
}

function whole(byDefault: number, min: number, max: number): WholeSpec {
  return { kind: "whole", default: byDefault, min, max };
}
