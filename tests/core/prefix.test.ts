import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStormParams, runStorm, type StormResult } from "../../src/core/index.ts";
import { anyStorm } from "./anyStorm.ts";

const FOREVER = { tick: Number.POSITIVE_INFINITY, requests: Number.POSITIVE_INFINITY };

/** The first ticks of a result as far as a cut run can know them. */
const firstTicks = (
  { loadPerTick, answeredPerTick, gaveUpPerTick, answeredTick, flows }: StormResult,
  ticks: number,
  clients: number,
) => ({
  load: loadPerTick.slice(0, ticks),
  answered: answeredPerTick.slice(0, ticks),
  gaveUp: gaveUpPerTick.slice(0, ticks),
  answeredTick: answeredTick.slice(0, clients).map((tick) => (tick < ticks ? tick : -1)),
  flowStart: flows?.start.slice(0, ticks + 1),
  flowTarget: flows?.target.slice(0, flows.start[ticks]),
  flowCount: flows?.count.slice(0, flows.start[ticks]),
});

describe("a bounded run is the first part of the whole run", { timeout: 60_000 }, () => {
  const bound = fc.record({
    tick: fc.integer({ min: 0, max: 250 }),
    requests: fc.integer({ min: 0, max: 4000 }),
  });

  test("whatever the bound", () => {
    fc.assert(
      fc.property(anyStorm, bound, (params, until) => {
        const whole = runStorm(params, FOREVER, { trace: true });
        const part = runStorm(params, until, { trace: true });
        const { ticks, clients } = part;
        expect(firstTicks(part, ticks, clients)).toEqual(firstTicks(whole, ticks, clients));
      }),
      { numRuns: 300 },
    );
  });

  test("and stops at the first tick that begins at the bound", () => {
    fc.assert(
      fc.property(anyStorm, bound, (params, until) => {
        const part = runStorm(params, until);
        const requestsBefore = (tick: number) => part.loadPerTick.slice(0, tick).reduce((a, b) => a + b, 0);
        if (part.end === "cut") {
          expect(part.ticks === until.tick || part.requests >= until.requests).toBe(true);
        }
        expect(part.ticks).toBeLessThanOrEqual(until.tick);
        if (part.ticks > 0) expect(requestsBefore(part.ticks - 1)).toBeLessThan(until.requests);
      }),
    );
  });

  test("a run that settles or reaches its horizon right at the bound is not cut", () => {
    const params = readStormParams({ rule: "immediate", clients: 120, outage: 0, rejectCost: "0" });
    expect(runStorm(params, { ...FOREVER, tick: 3 })).toEqual(runStorm(params));
    const short = readStormParams({ horizon: 20 });
    expect(runStorm(short, { ...FOREVER, tick: 20 }).end).toBe("horizon");
  });

  test("a storm that never settles costs no more than the bound", () => {
    const params = readStormParams({ rule: "immediate", rejectCost: "1/10" });
    const cut = runStorm(params, { ...FOREVER, requests: 10_000 });
    expect(cut).toMatchObject({ end: "cut", ticks: 5, requests: 10_000, waiting: 2000 });
  });
});
