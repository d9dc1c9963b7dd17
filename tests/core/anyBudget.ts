import fc from "fast-check";
import { type BudgetParams, readBudgetParams } from "../../src/core/index.ts";

const fraction = (max: number, maxQ: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 1, max: maxQ }));

/** Outages under budgets of all kinds, small enough to be gone through in milliseconds. */
export const anyBudget: fc.Arbitrary<BudgetParams> = fc
  .record({
    budget: fc.constantFrom("none", "ratio", "perMinute"),
    ratio: fraction(999, 1000).map(([p, q]) => `${p % q}/${q}`),
    burst: fc.integer({ min: 0, max: 6 }),
    perMinute: fc.integer({ min: 0, max: 30 }),
    processes: fc.integer({ min: 1, max: 7 }),
    arrivals: fraction(12, 5).map(([p, q]) => `${p}/${q}`),
    attempts: fc.integer({ min: 1, max: 9 }),
    capacity: fc.integer({ min: 1, max: 14 }),
    rejectCost: fc.oneof(
      fc.constantFrom("0", "1/10", "999/1000"),
      fraction(99, 100).map(([p, q]) => `${p % q}/${q}`),
    ),
    before: fc.integer({ min: 0, max: 40 }),
    outage: fc.integer({ min: 0, max: 60 }),
    // now and then past the minute, so that spent retries come back
    horizon: fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 1, max: 120 }) },
      { weight: 1, arbitrary: fc.integer({ min: 600, max: 700 }) },
    ),
    growth: fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 60 }))
      .map(([a, b]) => ({ base: Math.min(a, b), cap: Math.max(a, b) })),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  })
  .map(({ growth, ...params }) => readBudgetParams({ ...params, ...growth }));
