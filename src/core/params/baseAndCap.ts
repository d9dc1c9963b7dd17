import { MAX_CAP_TICKS } from "../rules/doubling.ts";
import { ParamError } from "./ParamError.ts";
import { whole } from "./spec.ts";
import { readWhole } from "./whole.ts";

/** What the rules that grow take: the first limit on a pause and the highest, base <= cap, in ticks. */
export const baseAndCap = {
  base: whole(1, 1, MAX_CAP_TICKS),
  cap: whole(200, 1, MAX_CAP_TICKS),
} as const;

/** Both, within their limits; throws a ParamError where the cap is below the base. */
export function readBaseAndCap(given: (name: keyof typeof baseAndCap) => unknown): {
  base: number;
  cap: number;
} {
  const base = readWhole("base", given("base"), baseAndCap.base);
  const cap = readWhole("cap", given("cap"), baseAndCap.cap);
  if (cap < base) throw new ParamError("cap", cap, `at least base, which is ${base}`);
  return { base, cap };
}
