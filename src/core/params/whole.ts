import { ParamError } from "./ParamError.ts";

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Whether a value is a number, whole, and from min to max. */
export function isWhole(value: unknown, { min, max }: Limits): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}

/** The value itself when it is a whole number from min to max; throws a ParamError when not. */
export function readWhole(param: string, value: unknown, limits: Limits): number {
  if (isWhole(value, limits)) return value + 0; // -0 becomes 0
  throw new ParamError(param, value, `a whole number ${describe(limits)}`);
}

/** As `readWhole`, but undefined where the value is absent. */
export function readOptionalWhole(param: string, value: unknown, limits: Limits): number | undefined {
  return value === undefined ? undefined : readWhole(param, value, limits);
}

function describe({ min, max }: Limits): string {
  return max === Number.MAX_SAFE_INTEGER ? `from ${min} on` : `from ${min} to ${max}`;
}
