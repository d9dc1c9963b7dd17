import { describe, expect, test } from "vitest";
import { readStormParams, runStorm, type StormResult, stormFigures } from "../../src/core/index.ts";
import { readVectors, type StormVector } from "./readVectors.ts";

const sum = (values: Int32Array, term: (value: number, tick: number) => number): number =>
  values.reduce((total, value, tick) => total + term(value, tick), 0);

/** A result in the terms of the vectors. */
const summary = (result: StormResult): StormVector["expect"] => {
  const { requestsPerClient, medianTick, lastTick, ...figures } = stormFigures(result);
  return {
    ...figures,
    medianTick: medianTick ?? null,
    lastTick: lastTick ?? null,
    loadHead: [...result.loadPerTick.slice(0, 12)],
    loadSumSquares: sum(result.loadPerTick, (load) => load ** 2),
    answeredWeighted: sum(result.answeredPerTick, (answered, tick) => answered * tick),
  };
};

describe("a storm gives the numbers of an independent implementation", () => {
  const vectors = readVectors<StormVector>("storm");
  test.each(vectors.map(({ params, expect }) => [JSON.stringify(params), params, expect] as const))(
    "%s",
    (_, params, expected) => {
      expect(summary(runStorm(readStormParams(params)))).toEqual(expected);
    },
  );
});
