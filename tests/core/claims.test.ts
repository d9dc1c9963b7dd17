import { describe, expect, test } from "vitest";
import {
  type RuleId,
  readStormParams,
  runStorm,
  spreadSeed,
  stormFigures,
  TICKS_PER_SECOND,
} from "../../src/core/index.ts";

const storm = (params: Record<string, unknown>) => stormFigures(runStorm(readStormParams(params)));
const seconds = (tick: number | undefined) => (tick === undefined ? undefined : tick / TICKS_PER_SECOND);

describe("without chance, where refusals are free", () => {
  test.each<[RuleId, number, number, number]>([
    ["immediate", 12, 13.9, 120.5],
    ["constant", 30, 49, 30.5],
    ["exponential", 405.5, 785.5, 27.5],
  ])("%s serves half in %s s, all in %s s, with %s requests a client", (rule, median, last, requests) => {
    const figures = storm({ rule, rejectCost: "0" });
    expect([seconds(figures.medianTick), seconds(figures.lastTick)]).toEqual([median, last]);
    expect(figures.requestsPerClient).toBe(requests);
  });
});

describe("where a refusal costs a tenth of an answer", () => {
  test.each<RuleId>(["immediate", "constant", "exponential"])(
    "%s serves nobody in the first minute",
    (rule) => {
      expect(storm({ rule, horizon: 60 * TICKS_PER_SECOND }).answered).toBe(0);
    },
  );

  test("doubling without jitter never serves anybody", () => {
    expect(storm({ rule: "exponential" })).toMatchObject({ answered: 0, waiting: 2000, ticks: 20_000 });
  });

  test.each<[RuleId, number, number, string, number, number]>([
    ["full", 14.9, 29.6, "9.2", 18_474, 42],
    ["equal", 16.7, 23.1, "8.7", 17_308, 65],
    ["decorrelated", 12.2, 26.8, "12.2", 24_383, 91],
  ])("%s jitter serves half in %s s and all in %s s", (rule, median, last, perClient, requests, peak) => {
    const figures = storm({ rule });
    expect([seconds(figures.medianTick), seconds(figures.lastTick)]).toEqual([median, last]);
    expect(figures.requestsPerClient?.toFixed(1)).toBe(perClient);
    expect(figures).toMatchObject({ requests, peakAfterOutage: peak });
  });

  test("full jitter serves everybody within half a minute where doubling never does", () => {
    expect(seconds(storm({ rule: "full" }).lastTick)).toBeLessThan(30);
    expect(storm({ rule: "exponential" }).lastTick).toBeUndefined();
  });

  test.each<[RuleId, readonly [number, number], readonly [number, number]]>([
    ["full", [14.7, 15.2], [28.5, 30.2]],
    ["equal", [16.6, 17], [22.5, 23.9]],
    ["decorrelated", [12.1, 12.2], [24, 29.6]],
  ])("%s jitter does much the same for thirty other seeds", (rule, median, last) => {
    for (let i = 1; i <= 30; i++) {
      const figures = storm({ rule, seed: spreadSeed(i) });
      expect(seconds(figures.medianTick)).toBeGreaterThanOrEqual(median[0]);
      expect(seconds(figures.medianTick)).toBeLessThanOrEqual(median[1]);
      expect(seconds(figures.lastTick)).toBeGreaterThanOrEqual(last[0]);
      expect(seconds(figures.lastTick)).toBeLessThanOrEqual(last[1]);
    }
  });
});

test("jitter that does not grow keeps the crowd at the door", () => {
  expect(storm({ rule: "fixedWindow" }).requests).toBeGreaterThan(2 * storm({ rule: "full" }).requests);
});
