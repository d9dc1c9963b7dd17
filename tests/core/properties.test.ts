import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readStormParams, runStorm, type StormResult, stormFigures } from "../../src/core/index.ts";
import { anyStorm } from "./anyStorm.ts";
import { naiveStorm } from "./naiveStorm.ts";

const sum = (values: Iterable<number>): number => [...values].reduce((total, value) => total + value, 0);

const anyResult = anyStorm.map((params) => runStorm(params));

const holds = (property: (result: StormResult) => void) => fc.assert(fc.property(anyResult, property));

describe("whatever the parameters", { timeout: 60_000 }, () => {
  test("a storm goes as the model's words say, one client after the other", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const naive = naiveStorm(params);
        const result = runStorm(params);
        expect([...result.loadPerTick]).toEqual(naive.load);
        expect([...result.answeredPerTick]).toEqual(naive.answered);
        expect([...result.gaveUpPerTick]).toEqual(naive.gaveUp);
        expect([...result.answeredTick]).toEqual(naive.answeredTick);
        expect(result.end === "settled").toBe(naive.settled);
      }),
      { numRuns: 400 },
    );
  });

  test("every request is somebody's knock at some tick", () => {
    holds(({ requests, loadPerTick }) => {
      expect(requests).toBe(sum(loadPerTick));
    });
  });

  test("everybody who was born was answered, gave up or waits", () => {
    holds(({ clients, answered, gaveUp, waiting, ...result }) => {
      expect(answered + gaveUp + waiting).toBe(clients);
      expect(waiting).toBeGreaterThanOrEqual(0);
      expect([sum(result.answeredPerTick), sum(result.gaveUpPerTick)]).toEqual([answered, gaveUp]);
    });
  });

  test("nobody is answered twice, and each tick answers as many as say so", () => {
    holds(({ answeredTick, answeredPerTick, clients, ticks }) => {
      const byTick = new Int32Array(ticks);
      for (const tick of answeredTick) if (tick >= 0) byTick[tick] = (byTick[tick] ?? 0) + 1;
      expect(answeredTick).toHaveLength(clients);
      expect(byTick).toEqual(answeredPerTick);
    });
  });

  test("a tick that answers anybody does no more work than the server can, and could not answer one more", () => {
    holds(({ params, loadPerTick, answeredPerTick }) => {
      const { p, q } = params.rejectCost;
      const work = (s: number, n: number) => BigInt(s) * BigInt(q) + BigInt(p) * BigInt(n - s);
      const limit = BigInt(params.capacity) * BigInt(q);
      answeredPerTick.forEach((s, tick) => {
        const n = loadPerTick[tick] ?? 0;
        if (s > 0) expect(work(s, n) <= limit).toBe(true);
        if (tick >= params.outage && s < n) expect(work(s + 1, n) > limit).toBe(true);
      });
    });
  });

  test("nobody is answered during the outage", () => {
    holds(({ params, answeredPerTick }) => {
      expect(sum(answeredPerTick.slice(0, params.outage))).toBe(0);
    });
  });

  test("the peak after the outage is a load of a tick after the outage, and none is larger", () => {
    holds((result) => {
      const after = result.loadPerTick.slice(result.params.outage);
      expect(stormFigures(result).peakAfterOutage).toBe(Math.max(0, ...after));
    });
  });

  test("the same parameters and seed give the same run", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        expect(runStorm(params)).toEqual(runStorm(params));
      }),
    );
  });

  test("a run does not show which runs went before", () => {
    fc.assert(
      fc.property(anyStorm, anyStorm, (params, others) => {
        const first = runStorm(params);
        runStorm(others);
        expect(runStorm(params)).toEqual(first);
      }),
    );
  });

  test.each([2 ** 16, 2 ** 17])("a span of %i is drawn from exactly", (span) => {
    const sizes = { clients: 40, outage: 3 * span, horizon: 4 * span };
    const rules = [
      { rule: "fixedWindow", window: span },
      { rule: "full", base: 1000, cap: span },
      { rule: "decorrelated", base: 1000, cap: Math.ceil(span / 3) + 333 },
    ];
    for (const rule of rules) {
      const params = readStormParams({ ...sizes, ...rule });
      expect([...runStorm(params).answeredTick]).toEqual(naiveStorm(params).answeredTick);
    }
  });

  test("a run ends where nobody waits, or at its horizon", () => {
    holds(({ params, ticks, end, waiting }) => {
      if (end === "settled") expect(waiting).toBe(0);
      else expect([end, ticks]).toEqual(["horizon", params.horizon]);
    });
  });

  test("a result survives the way to a worker and back", () => {
    holds((result) => {
      expect(structuredClone(result)).toEqual(result);
    });
  });
});
