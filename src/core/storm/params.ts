import { baseAndCap } from "../params/baseAndCap.ts";
import type { Fraction } from "../params/fraction.ts";
import {
  type ChoiceSpec,
  type OptionalWholeSpec,
  type ParamSpec,
  type RateSpec,
  type ShareSpec,
  whole,
} from "../params/spec.ts";
import { seedSpec } from "../random/seed.ts";
import { type RuleId, ruleIds } from "../rules/index.ts";

/** The parameters of a storm: what each is by default, and its limits. Times are in ticks. */
export const stormParams = {
  /** Clients that knock together at tick 0. */
  clients: whole(2000, 0, 1e7),
  /** Answers that the server can give in a tick. */
  capacity: whole(50, 1, 1e9),
  /** The server answers nothing in ticks 0 .. outage - 1. */
  outage: whole(100, 0, 1e7),
  rule: { kind: "choice", default: "full", of: ruleIds } as ChoiceSpec<RuleId>,
  /** Work of a refusal as a share of the work of an answer. */
  rejectCost: { kind: "fraction", default: "1/10", below: 1, maxDenominator: 1000 } as ShareSpec,
  /** The run stops at this tick, whoever still waits. */
  horizon: whole(20_000, 1, 1e7),
  /** Fresh clients a tick, from tick 1 on. */
  arrivals: { kind: "rate", default: "0", max: 1e6, maxDenominator: 1000, maxPlaces: 3 } as RateSpec,
  ...baseAndCap,
  /** Pause of the rule `constant`. */
  pause: whole(10, 1, 1e7),
  /** Window of the rule `fixedWindow`. */
  window: whole(10, 1, 2 ** 21),
  seed: seedSpec,
  /** A client gives up when its attempt of this number fails; absent: never. */
  maxAttempts: { kind: "optionalWhole", min: 1, max: Number.MAX_SAFE_INTEGER } as OptionalWholeSpec,
} as const satisfies Record<string, ParamSpec>;

export type StormParamName = keyof typeof stormParams;

/** What `runStorm` takes: every parameter read, within its limits. Made by `readStormParams`. */
export type StormParams = {
  readonly [Name in Exclude<StormParamName, "rule" | "rejectCost" | "arrivals" | "maxAttempts">]: number;
} & {
  readonly rule: RuleId;
  readonly rejectCost: Fraction;
  readonly arrivals: Fraction;
  readonly maxAttempts?: number;
};
