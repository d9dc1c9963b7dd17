import fc from "fast-check";
import seedrandomXor128 from "seedrandom/lib/xor128.js";
import { describe, expect, test } from "vitest";
import { ParamError, randomInt, readStormParams, seedXor128, spreadSeed } from "../../src/core/index.ts";
import { nextOutput } from "../../src/core/random/xor128.ts";

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** The same generator called through the library. */
const library = (seed: number) => {
  const generator = seedrandomXor128(seed, { state: true });
  return { next: () => generator.int32() >>> 0, state: () => generator.state() };
};

describe("the generator", () => {
  test("begins from seed 7 as it does in every other implementation", () => {
    const state = seedXor128(7);
    expect([nextOutput(state), nextOutput(state), nextOutput(state)]).toEqual([
      1880879544, 3070566843, 4116994566,
    ]);
  });

  test("steps as seedrandom steps, for as long as one looks", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const state = seedXor128(seed);
        const generator = library(seed);
        for (let draw = 0; draw < 3000; draw++) expect(nextOutput(state)).toBe(generator.next());
        const { x, y, z, w } = generator.state();
        expect([...state]).toEqual([x, y, z, w]);
      }),
      { numRuns: 20 },
    );
  });

  test("goes on twice from a copied state", () => {
    const state = seedXor128(11);
    const copy = state.slice();
    expect([nextOutput(copy), nextOutput(copy)]).toEqual([nextOutput(state), nextOutput(state)]);
  });

  test.each([0, -1, 2 ** 31, 1.5, Number.NaN])("refuses the seed %s", (seed) => {
    expect(() => seedXor128(seed)).toThrow(ParamError);
  });
});

describe("a whole number by chance", () => {
  test("is the exact share of the output, for spans up to 2^21", () => {
    const span = fc.oneof(
      fc.integer({ min: 1, max: 2 ** 21 }),
      fc.constantFrom(1, 2 ** 16, 2 ** 16 + 1, 2 ** 21),
    );
    fc.assert(
      fc.property(seeds, span, fc.integer({ min: 0, max: 1e6 }), (seed, span, lo) => {
        const generator = library(seed);
        const state = seedXor128(seed);
        for (let draw = 0; draw < 20; draw++) {
          const share = Number((BigInt(generator.next()) * BigInt(span)) / 2n ** 32n);
          expect(randomInt(state, lo, lo + span - 1)).toBe(lo + share);
        }
      }),
    );
  });

  test("takes one output also where there is nothing to choose", () => {
    const state = seedXor128(7);
    expect(randomInt(state, 4, 4)).toBe(4);
    expect(nextOutput(state)).toBe(3070566843);
  });
});

describe("the seeds of a spread", () => {
  test("are the exact products, far beyond what a double holds", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 2 }), (i) => {
        expect(spreadSeed(i)).toBe(Number((BigInt(i) * 1103515245n) % (2n ** 31n - 1n)));
      }),
      { numRuns: 2000 },
    );
    expect(spreadSeed(1)).toBe(1103515245);
    expect(spreadSeed(2 ** 31 - 2)).toBe(Number(((2n ** 31n - 2n) * 1103515245n) % (2n ** 31n - 1n)));
  });

  test("are a thousand different seeds, all of which a storm takes", () => {
    const spread = Array.from({ length: 1000 }, (_, i) => spreadSeed(i + 1));
    expect(new Set(spread.map((seed) => readStormParams({ seed }).seed)).size).toBe(1000);
  });
});
