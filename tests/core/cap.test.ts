import { describe, expect, test } from "vitest";
import {
  CAP_RETRIES,
  CAP_SAMPLE,
  firstAllAtCap,
  ParamError,
  peakLate,
  readCapParams,
  realClientIds,
  realClients,
  runCap,
} from "../../src/core/index.ts";
import { ticksOf } from "../../src/core/units.ts";

const run = (params: Readonly<Record<string, unknown>>) => runCap(readCapParams(params));

describe("a cap on the drawn pause", () => {
  test("has 30 %, 90 % and then all of socket.io's clients wait exactly five seconds", () => {
    const { capMs, shares, ...result } = run({ client: "socketIo" });
    expect(capMs).toBe(5000);
    expect(shares.slice(0, 5).map((share) => Number(share.toFixed(12)))).toEqual([0, 0, 0.3, 0.9, 1]);
    expect(firstAllAtCap({ capMs, shares, ...result })).toBe(5);
  });

  test("has 97 % of ky's clients wait exactly a second by the eighth retry", () => {
    const { capMs, shares } = run({ client: "ky" });
    expect(capMs).toBe(1000);
    expect(shares[7]).toBeCloseTo(0.97, 2);
    expect(shares[7]).toBe(1 - capMs / (300 * 2 ** 7));
  });

  test.each(realClientIds)("leaves %s next to no chance in the end", (client) => {
    expect(run({ client }).shares.at(-1)).toBeGreaterThan(0.99);
  });
});

test.each(realClientIds)("a cap on the limit keeps the pauses of %s apart", (client) => {
  const { shares } = run({ client, capApplied: "raw" });
  expect(Math.max(...shares)).toBeLessThan(0.001);
});

describe("the sample", () => {
  test.each(realClientIds)("of %s shows the shares to the per cent or so", (client) => {
    const { sample, shares, capMs } = run({ client });
    expect(sample).toHaveLength(CAP_RETRIES);
    sample.forEach((row, k) => {
      expect(row).toHaveLength(CAP_SAMPLE);
      const atCap = row.filter((pauseMs) => pauseMs === capMs).length;
      // what a pause hangs on, where it hangs on the ones before, is no longer spread evenly
      const tolerance = realClients[client].shareAtCap ? 1 : 10;
      expect(Math.abs(atCap - shares[k]! * CAP_SAMPLE), `pause ${k + 1}`).toBeLessThanOrEqual(tolerance);
    });
  });
});

describe("the storm of such clients", () => {
  const outage = 600;
  const period = ticksOf(realClients.socketIo.capMs);
  const loadsFrom = (capApplied: string, tick: number) => {
    const { loadPerTick } = run({ client: "socketIo", capApplied, outage }).storm;
    return [...loadPerTick.slice(tick, tick + period)];
  };

  test("sends the same wave every five seconds once all wait exactly the cap", () => {
    const wave = loadsFrom("final", 200);
    expect(Math.max(...wave)).toBeGreaterThan(1.5 * Math.min(...wave));
    for (let tick = 200 + period; tick + period <= outage; tick += period) {
      expect(loadsFrom("final", tick)).toEqual(wave);
    }
  });

  test("spreads on and on where the cap is on the limit: its waves are lower, and no two alike", () => {
    expect(loadsFrom("raw", 200 + period)).not.toEqual(loadsFrom("raw", 200));
    const peak = (capApplied: string) => peakLate(run({ client: "socketIo", capApplied, outage }))!;
    expect(peak("raw")).toBeLessThan(0.8 * peak("final"));
  });

  test.each(realClientIds)("answers every client of %s in the end, each once", (client) => {
    const { storm } = run({ client });
    expect(storm).toMatchObject({ end: "settled", answered: 2000, waiting: 0 });
    expect(storm.loadPerTick.reduce((sum, load) => sum + load)).toBe(storm.requests);
    expect(Math.min(...storm.answeredTick)).toBeGreaterThanOrEqual(300);
  });

  test("is the same for the same seed, and cut short it is the first part of the whole", () => {
    const params = readCapParams({ client: "kafkajs", clients: 300 });
    const whole = runCap(params).storm.loadPerTick;
    expect(runCap(params).storm.loadPerTick).toEqual(whole);
    const cut = runCap(params, { tick: 90, requests: 1e6 }).storm.loadPerTick;
    expect(cut).toEqual(whole.slice(0, 90));
  });
});

test("a pause in milliseconds is over in the first tick that does not begin before its end", () => {
  expect([0, 1, 100, 100.5, 4999, 5000].map(ticksOf)).toEqual([1, 1, 1, 2, 50, 50]);
});

test.each([
  [{ client: "axios" }, "client"],
  [{ capApplied: "both" }, "capApplied"],
  [{ outage: -1 }, "outage"],
  [{ rejectCost: "1" }, "rejectCost"],
  [{ rule: "full" }, "rule"],
])("%j is refused by name", (params, name) => {
  expect(() => readCapParams(params)).toThrow(ParamError);
  expect(() => readCapParams(params)).toThrow(new RegExp(`^${name} is .*; allowed: `, "u"));
});
