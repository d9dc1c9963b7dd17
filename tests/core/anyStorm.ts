import fc from "fast-check";
import { readStormParams, ruleIds, type StormParams } from "../../src/core/index.ts";

const fraction = (max: number, maxQ: number) =>
  fc.tuple(fc.integer({ min: 0, max }), fc.integer({ min: 1, max: maxQ }));

const rejectCost = fc.oneof(
  fc.constantFrom("0", "1/10", "999/1000"),
  fraction(999, 1000).map(([p, q]) => `${p % q}/${q}`),
);

const arrivals = fc.oneof(
  { weight: 3, arbitrary: fc.constant("0") },
  { weight: 1, arbitrary: fraction(20, 7).map(([p, q]) => `${p}/${q}`) },
  {
    weight: 1,
    arbitrary: fc.integer({ min: 0, max: 4000 }).map((thousandths) => String(thousandths / 1000)),
  },
);

const baseAndCap = fc
  .oneof(
    fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 300 })),
    fc.tuple(fc.integer({ min: 1, max: 699_050 }), fc.integer({ min: 1, max: 699_050 })),
  )
  .map(([a, b]) => ({ base: Math.min(a, b), cap: Math.max(a, b) }));

const shortOrLong = (short: number, long: number) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: short }) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: long }) },
  );

/** Storms of all rules and shapes, small enough to be gone through in milliseconds. */
export const anyStorm: fc.Arbitrary<StormParams> = fc
  .record({
    rule: fc.constantFrom(...ruleIds),
    clients: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 200 })),
    capacity: fc.oneof(fc.integer({ min: 1, max: 60 }), fc.constant(1e9)),
    outage: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 1e7 })),
    horizon: fc.oneof(
      { weight: 9, arbitrary: fc.integer({ min: 1, max: 120 }) },
      { weight: 1, arbitrary: fc.integer({ min: 500, max: 1500 }) },
    ),
    rejectCost,
    arrivals,
    growth: baseAndCap,
    pause: shortOrLong(40, 1e5),
    window: shortOrLong(40, 2 ** 21),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
    maxAttempts: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
  })
  .map(({ growth, ...params }) => readStormParams({ ...params, ...growth }));
