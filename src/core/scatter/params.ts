import { baseAndCap, readBaseAndCap } from "../params/baseAndCap.ts";
import { readChoice } from "../params/choice.ts";
import { namedValues } from "../params/namedValues.ts";
import type { ChoiceSpec, ParamSpec } from "../params/spec.ts";
import { readWhole } from "../params/whole.ts";
import { seedSpec } from "../random/seed.ts";

/** The four ways to draw a pause that grows. */
export const scatterRules = ["exponential", "full", "equal", "decorrelated"] as const;
export type ScatterRule = (typeof scatterRules)[number];

/** The parameters of a scatter. */
export const scatterParams = {
  rule: { kind: "choice", default: "full", of: scatterRules } as ChoiceSpec<ScatterRule>,
  ...baseAndCap,
  seed: seedSpec,
} as const satisfies Record<string, ParamSpec>;

/** What `runScatter` takes. Made by `readScatterParams`. */
export interface ScatterParams {
  readonly rule: ScatterRule;
  readonly base: number;
  readonly cap: number;
  readonly seed: number;
}

/** The parameters of a scatter from values as they come from JSON or an address; throws a ParamError. */
export function readScatterParams(input: Readonly<Record<string, unknown>>): ScatterParams {
  const given = namedValues<keyof typeof scatterParams>(input, scatterParams);
  return {
    rule: readChoice("rule", given("rule"), scatterRules),
    ...readBaseAndCap(given),
    seed: readWhole("seed", given("seed"), seedSpec),
  };
}
