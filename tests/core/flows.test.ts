import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Flows, readStormParams, runStorm, type StormResult } from "../../src/core/index.ts";
import { anyStorm } from "./anyStorm.ts";
import { naiveStorm } from "./naiveStorm.ts";

const traced = (params: Parameters<typeof runStorm>[0]): StormResult & { readonly flows: Flows } => {
  const { flows, ...result } = runStorm(params, undefined, { trace: true });
  if (flows === undefined) throw new Error("a traced run has flows");
  return { ...result, flows };
};

const pairs = ({ start, target, count }: Flows): [source: number, target: number, clients: number][] =>
  [...target].map((tick, entry) => {
    const source = start.findIndex((_, t) => entry < (start[t + 1] ?? 0));
    return [source, tick, count[entry] ?? 0];
  });

describe("the flows between ticks", { timeout: 60_000 }, () => {
  test("are those of the clients one by one", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const flows = new Map(
          pairs(traced(params).flows).map(([source, target, n]) => [`${source}>${target}`, n]),
        );
        expect(flows).toEqual(naiveStorm(params).flows);
      }),
    );
  });

  test("bring to each tick all who knock there, but for the newly born", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const { flows, loadPerTick, ticks } = traced(params);
        const arrived = (tick: number) => Math.floor((tick * params.arrivals.p) / params.arrivals.q);
        const knocks = Array.from({ length: ticks }, (_, tick) =>
          tick === 0 ? params.clients : arrived(tick) - arrived(tick - 1),
        );
        for (const [, target, n] of pairs(flows))
          if (target < ticks) knocks[target] = (knocks[target] ?? 0) + n;
        expect(knocks).toEqual([...loadPerTick]);
      }),
    );
  });

  test("carry away from each tick all who were refused and stayed", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const { flows, loadPerTick, answeredPerTick, gaveUpPerTick } = traced(params);
        const left = Array.from(loadPerTick, () => 0);
        for (const [source, , n] of pairs(flows)) left[source] = (left[source] ?? 0) + n;
        expect(left).toEqual(
          Array.from(loadPerTick, (n, tick) => n - (answeredPerTick[tick] ?? 0) - (gaveUpPerTick[tick] ?? 0)),
        );
      }),
    );
  });

  test("name a pair of ticks once, targets beyond the horizon too", () => {
    const { flows } = traced(readStormParams({ clients: 500, horizon: 30 }));
    const named = pairs(flows).map(([source, target]) => `${source}>${target}`);
    expect(new Set(named).size).toBe(named.length);
    expect(Math.max(...flows.target)).toBeGreaterThan(30);
  });

  test("change nothing else in the result, and are left out unless they are asked for", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const { flows, ...rest } = traced(params);
        expect(runStorm(params)).toEqual(rest);
        expect(flows.start).toHaveLength(rest.ticks + 1);
      }),
    );
  });
});
