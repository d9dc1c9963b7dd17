import { baseAndCap } from "../params/baseAndCap.ts";
import type { Fraction } from "../params/fraction.ts";
import { type ChoiceSpec, type ParamSpec, type RateSpec, type ShareSpec, whole } from "../params/spec.ts";
import { seedSpec } from "../random/seed.ts";

/** What limits a process's retries: nothing, a share of its first tries, or so many a minute. */
const budgetIds = ["none", "ratio", "perMinute"] as const;
export type BudgetId = (typeof budgetIds)[number];

/** The parameters of an outage under a retry budget: defaults and limits. Times are in ticks. */
export const budgetParams = {
  budget: { kind: "choice", default: "ratio", of: budgetIds } as ChoiceSpec<BudgetId>,
  /** Under `ratio`: what each first try adds to the bucket of its process, in retries. */
  ratio: { kind: "fraction", default: "1/10", below: 1, maxDenominator: 1000 } as ShareSpec,
  /** Under `ratio`: what a bucket holds at most, and at the start, in retries. */
  burst: whole(2, 0, 1e6),
  /** Under `perMinute`: the retries that a process may make in any minute. */
  perMinute: whole(60, 0, 1e6),
  /** Processes that send the requests in turn, each with a budget of its own. */
  processes: whole(5, 1, 1000),
  /** Fresh requests a tick. */
  arrivals: { kind: "rate", default: "9", max: 10_000, maxDenominator: 1000, maxPlaces: 3 } as RateSpec,
  /** Tries of a request, the first one counted. */
  attempts: whole(4, 1, 1000),
  /** Answers that the server can give in a tick. */
  capacity: whole(10, 1, 1e9),
  /** Work of a refusal as a share of the work of an answer. */
  rejectCost: { kind: "fraction", default: "1/10", below: 1, maxDenominator: 1000 } as ShareSpec,
  /** Ticks before the outage. */
  before: whole(50, 0, 1e6),
  /** Ticks in which the server answers nothing. */
  outage: whole(100, 0, 1e6),
  /** The run stops at this tick. */
  horizon: whole(350, 1, 1e7),
  /** First limit on a pause, which doubles from failure to failure, and the highest. */
  ...baseAndCap,
  seed: seedSpec,
} as const satisfies Record<string, ParamSpec>;

export type BudgetParamName = keyof typeof budgetParams;

/** What `runBudget` takes: every parameter read, within its limits. Made by `readBudgetParams`. */
export type BudgetParams = {
  readonly [Name in Exclude<BudgetParamName, "budget" | "ratio" | "arrivals" | "rejectCost">]: number;
} & {
  readonly budget: BudgetId;
  readonly ratio: Fraction;
  readonly arrivals: Fraction;
  readonly rejectCost: Fraction;
};
