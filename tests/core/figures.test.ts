import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  cumulate,
  figuresAt,
  lastTick,
  medianTick,
  peakAfterOutage,
  readStormParams,
  requestsPerClient,
  runStorm,
  stormFigures,
} from "../../src/core/index.ts";
import { anyStorm } from "./anyStorm.ts";

describe("the figures of a storm", { timeout: 60_000 }, () => {
  test("median and last tick are those of the sorted answers", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const result = runStorm(params);
        const sorted = [...result.answeredTick].filter((tick) => tick >= 0).sort((a, b) => a - b);
        const half = Math.floor(result.clients / 2);
        expect(medianTick(result)).toBe(sorted.length > half ? sorted[half] : undefined);
        expect(lastTick(result)).toBe(sorted.length === result.clients ? sorted.at(-1) : undefined);
      }),
    );
  });

  test("as of a tick are those of the run that was cut after it", () => {
    fc.assert(
      fc.property(anyStorm, fc.nat(), (params, at) => {
        const whole = runStorm(params);
        const tick = at % whole.ticks;
        const cut = runStorm(params, { tick: tick + 1, requests: Number.POSITIVE_INFINITY });
        expect(figuresAt(cumulate(whole), tick)).toEqual(stormFigures(cut));
      }),
    );
  });

  test("say nothing that is not so yet", () => {
    const totals = cumulate(runStorm(readStormParams({})));
    expect(figuresAt(totals, 148)).toMatchObject({ medianTick: undefined, lastTick: undefined });
    expect(figuresAt(totals, 149)).toMatchObject({ medianTick: 149, lastTick: undefined });
    expect(figuresAt(totals, 296)).toMatchObject({ medianTick: 149, lastTick: 296 });
    expect(figuresAt(totals, 99)).toMatchObject({ ticks: 100, answered: 0, peakAfterOutage: 0 });
  });

  test("before the first tick nothing has happened", () => {
    expect(figuresAt(cumulate(runStorm(readStormParams({}))), -1)).toEqual({
      ticks: 0,
      answered: 0,
      gaveUp: 0,
      waiting: 0,
      requests: 0,
      requestsPerClient: undefined,
      medianTick: undefined,
      lastTick: undefined,
      peakAfterOutage: 0,
    });
  });

  test("count nobody where there is nobody", () => {
    const empty = runStorm(readStormParams({ clients: 0 }));
    expect(requestsPerClient(empty)).toBeUndefined();
    expect(lastTick(empty)).toBeUndefined();
    expect(empty).toMatchObject({ end: "settled", ticks: 1 });
  });

  test("the last tick stays unknown once somebody has given up", () => {
    const result = runStorm(readStormParams({ rule: "full", maxAttempts: 9 }));
    expect(result).toMatchObject({ end: "settled", waiting: 0 });
    expect(result.gaveUp).toBeGreaterThan(0);
    expect(lastTick(result)).toBeUndefined();
  });

  test("there is no peak after an outage that did not end", () => {
    expect(peakAfterOutage(runStorm(readStormParams({ outage: 400, horizon: 300 })))).toBe(0);
  });
});
