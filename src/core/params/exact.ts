import { type Fraction, readFraction } from "./fraction.ts";
import { ParamError } from "./ParamError.ts";
import type { RateSpec, ShareSpec } from "./spec.ts";

/** An exact share, 0 <= p/q < below, written "p/q" or 0; throws a ParamError for anything else. */
export function readShare(param: string, value: unknown, spec: ShareSpec): Fraction {
  const { below, maxDenominator } = spec;
  const share = isDecimal(value) ? undefined : readFraction(value);
  if (share && share.p < below * share.q && share.q <= maxDenominator) return share;
  throw new ParamError(param, value, `0 or "p/q" below ${below}, with q from 1 to ${maxDenominator}`);
}

/** An exact rate from 0 to max: a whole number, "p/q" or a decimal; throws a ParamError for anything else. */
export function readRate(param: string, value: unknown, spec: RateSpec): Fraction {
  const { max, maxDenominator } = spec;
  const rate = readFraction(value);
  if (rate && rate.p <= max * rate.q && rate.q <= maxDenominator) return rate;
  throw new ParamError(
    param,
    value,
    `from 0 to ${max}: a whole number, "p/q" with q from 1 to ${maxDenominator}, or a decimal with at most 3 places`,
  );
}

function isDecimal(value: unknown): boolean {
  return (typeof value === "string" || typeof value === "number") && String(value).includes(".");
}
