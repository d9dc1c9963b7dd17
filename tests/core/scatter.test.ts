import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ParamError,
  readScatterParams,
  runScatter,
  SCATTER_CLIENTS,
  SCATTER_FAILURES,
  type ScatterParams,
  scatterFigures,
  scatterRules,
} from "../../src/core/index.ts";
import { readVectors, type ScatterVector } from "./readVectors.ts";

const ticks = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 699_050 }));

const anyScatter: fc.Arbitrary<ScatterParams> = fc
  .record({
    rule: fc.constantFrom(...scatterRules),
    limits: fc.tuple(ticks, ticks),
    seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  })
  .map(({ limits, ...rest }) => ({ ...rest, base: Math.min(...limits), cap: Math.max(...limits) }));

describe("a scatter gives the pauses of an independent implementation", () => {
  const vectors = readVectors<ScatterVector>("scatter");
  test.each(vectors.map(({ params, expect }) => [JSON.stringify(params), params, expect] as const))(
    "%s",
    (_, params, { rows }) => {
      expect(runScatter(readScatterParams(params)).rows.map(({ pause }) => [...pause])).toEqual(rows);
    },
  );
});

describe("a hundred clients that fail eight times", () => {
  test("wait as long as their own window allows, and never longer than the cap", () => {
    fc.assert(
      fc.property(anyScatter, (params) => {
        const { rows } = runScatter(params);
        expect(rows).toHaveLength(SCATTER_FAILURES);
        for (const { pause, lo, hi } of rows) {
          expect(pause).toHaveLength(SCATTER_CLIENTS);
          expect(pause.every((ticks, c) => lo[c]! <= ticks && ticks <= hi[c]! && ticks <= params.cap)).toBe(
            true,
          );
        }
      }),
    );
  });

  test("draw from windows that double up to the cap, unless the rule is decorrelated", () => {
    const limit = (row: number, { base, cap }: ScatterParams) => Math.min(cap, base * 2 ** row);
    const lowest = {
      exponential: (g: number) => g,
      full: () => 1,
      equal: (g: number) => Math.max(1, g >> 1),
    };
    fc.assert(
      fc.property(anyScatter, (params) => {
        const { rule } = params;
        if (rule === "decorrelated") return;
        runScatter(params).rows.forEach(({ lo, hi }, row) => {
          const g = limit(row, params);
          expect(new Set(hi)).toEqual(new Set([g]));
          expect(new Set(lo)).toEqual(new Set([lowest[rule](g)]));
        });
      }),
    );
  });

  test("decorrelated, draw from the base up to three times their own previous pause", () => {
    fc.assert(
      fc.property(anyScatter, ({ base, cap, seed }) => {
        const { rows } = runScatter({ rule: "decorrelated", base, cap, seed });
        rows.forEach(({ lo, hi }, row) => {
          const previous = (client: number) => rows[row - 1]?.pause[client] ?? base;
          expect([...lo]).toEqual(Array(SCATTER_CLIENTS).fill(base));
          expect([...hi]).toEqual(Array.from(hi, (_, client) => Math.min(cap, 3 * previous(client))));
        });
      }),
    );
  });

  test("knock again when all their pauses so far are over", () => {
    fc.assert(
      fc.property(anyScatter, (params) => {
        const { rows } = runScatter(params);
        const sums = new Array(SCATTER_CLIENTS).fill(0);
        for (const { pause, time } of rows) {
          pause.forEach((ticks, client) => {
            sums[client] += ticks;
          });
          expect([...time]).toEqual(sums);
        }
      }),
    );
  });
});

describe("the last row", () => {
  const figuresOf = (rule: string) => scatterFigures(runScatter(readScatterParams({ rule })));

  test("is one dot without jitter, and all hundred knock in one tick", () => {
    expect(figuresOf("exponential")).toMatchObject({
      distinctLast: 1,
      spanLastTime: 0,
      busiestLastTime: 100,
    });
  });

  test.each(["full", "equal", "decorrelated"])(
    "is scattered with %s jitter: no tick holds more than a few",
    (rule) => {
      const { distinctLast, spanLastTime, busiestLastTime } = figuresOf(rule);
      expect(distinctLast).toBeGreaterThan(40);
      expect(spanLastTime).toBeGreaterThan(90);
      expect(busiestLastTime).toBeLessThan(6);
    },
  );

  test("of equal jitter lies in the upper half of its window: nobody comes back too early", () => {
    const { minLast, limitLast } = figuresOf("equal");
    expect(minLast).toBeGreaterThanOrEqual(limitLast! / 2);
  });

  test("has no limit for all where each client has its own", () => {
    expect(figuresOf("decorrelated").limitLast).toBeUndefined();
  });
});

test.each([
  [{ rule: "constant" }, "rule"],
  [{ base: 0 }, "base"],
  [{ base: 7, cap: 6 }, "cap"],
  [{ seed: 0 }, "seed"],
  [{ clients: 100 }, "clients"],
])("%j is refused by name", (params, name) => {
  expect(() => readScatterParams(params)).toThrow(ParamError);
  expect(() => readScatterParams(params)).toThrow(new RegExp(`^${name} is .*; allowed: `, "u"));
});
