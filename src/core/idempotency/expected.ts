import type { IdempotencyParams } from "./params.ts";

/** What a loss rate does to one payment in the mean. */
export interface ExpectedPayment {
  /** The chance to be charged at all. */
  readonly charged: number;
  /** Charges beyond the first, in the mean. */
  readonly doubleCharges: number;
  /** The chance to give up uncharged. */
  readonly unpaid: number;
  /** The chance to give up charged. */
  readonly chargedUnknown: number;
}

/**
 * In closed form, for loss rate r and m attempts. A try succeeds with s = (1 - r)^2, and m tries in a row fail with
 * f = (1 - s)^m. A payment stays uncharged only if all m requests are lost, r^m. It makes (1 - f) / s tries in the mean,
 * of which the share 1 - r reaches the server, whatever became of those before; each is a charge unless one key joins
 * them.
 */
export function expectedPayment({ key, lossRate, attempts }: IdempotencyParams): ExpectedPayment {
  const r = lossRate.p / lossRate.q;
  const s = (1 - r) ** 2;
  const fails = (1 - s) ** attempts;
  const unpaid = r ** attempts;
  return {
    charged: 1 - unpaid,
    doubleCharges: key === "same" ? 0 : ((1 - r) * (1 - fails)) / s - (1 - unpaid),
    unpaid,
    chargedUnknown: fails - unpaid,
  };
}
