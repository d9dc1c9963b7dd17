import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  afterDrawn,
  type CascadeState,
  certainCascade,
  drawCascade,
  expectRequests,
  isCertain,
  readServiceGraph,
  type ServiceGraph,
  spreadSeed,
} from "../../../src/core/index.ts";
import { certainGraphs, chancyGraphs } from "./anyGraph.ts";

const MOST = 20_000;
const totalOf = (graph: ServiceGraph): bigint => {
  const { services } = expectRequests(graph);
  return [...services.values()].reduce((sum, { requests }) => sum + BigInt(requests), 0n);
};
const countsOf = ({ services }: CascadeState) =>
  [...services].map(([name, { made, failed, calls }]) => ({ name, made, failed, calls }));

describe("a cascade without chance", () => {
  test("has as many requests in all, and on each service, as are expected", () => {
    fc.assert(
      fc.property(certainGraphs, (graph) => {
        const expected = expectRequests(graph);
        const cascade = certainCascade(graph);
        expect(isCertain(graph, expected)).toBe(true);
        expect(cascade.total).toBe(totalOf(graph));
        for (const [name, { made, calls }] of cascade.after(cascade.total).services) {
          const service = expected.services.get(name)!;
          expect(made).toBe(service.requests);
          expect(calls).toEqual(service.calls.map(({ requests }) => requests));
        }
      }),
    );
  });

  test("is at every moment where one that is played request by request is", () => {
    const small = certainGraphs.filter((graph) => totalOf(graph) < 500n);
    fc.assert(
      fc.property(small, fc.double({ min: 0, max: 1, noNaN: true }), (graph, share) => {
        const cascade = certainCascade(graph);
        const drawn = drawCascade(graph, expectRequests(graph), 1, MOST);
        const requests = Math.round(share * drawn.requests);
        const known = cascade.after(BigInt(requests));
        const played = afterDrawn(graph.services, drawn, requests);
        expect(countsOf(known).toSorted(byName)).toEqual(countsOf(played).toSorted(byName));
        expect(known.open).toEqual(played.open);
      }),
    );
  });

  test("of 4^60 requests is known at its middle request as at its last", () => {
    const services = Object.fromEntries([
      ...Array.from({ length: 60 }, (_, i) => [`s${i}`, { calls: [{ to: `s${i + 1}`, attempts: 4 }] }]),
      ["s60", { fails: 1 }],
    ]);
    const cascade = certainCascade(readServiceGraph({ entry: "s0", services }));
    expect(cascade.total).toBe((4n ** 61n - 1n) / 3n);
    const { services: halfway, open } = cascade.after(cascade.total / 2n);
    const made = [...halfway.values()].reduce((sum, tally) => sum + tally.made, 0n);
    expect(made).toBe(cascade.total / 2n);
    expect(open[0]).toMatchObject({ service: "s0", attempt: 1 });
    // the first of the two middle tries is over, and with it all that it set off
    expect(halfway.get("s1")!.failed).toBe(1n);
  });
});

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

describe("a cascade with chance", () => {
  test("is the same for the same seed, and cut short is its own first part", () => {
    fc.assert(
      fc.property(chancyGraphs, fc.integer({ min: 1, max: 1e6 }), fc.nat(60), (graph, seed, most) => {
        const expected = expectRequests(graph);
        const long = drawCascade(graph, expected, seed, MOST);
        const short = drawCascade(graph, expected, seed, most);
        expect(short.requests).toBe(Math.min(most, long.requests));
        for (let requests = 0; requests < short.requests; requests++)
          expect(afterDrawn(graph.services, short, requests)).toEqual(
            afterDrawn(graph.services, long, requests),
          );
      }),
      { numRuns: 40 },
    );
  });
});

/** Two-sided 99.9 % quantile of the normal distribution. */
const QUANTILE = 3.2905;

describe("the expected numbers lie within the 99.9 % interval of simulated cascades", () => {
  const rate = (fails: number, ...calls: object[]) => ({ fails, calls });
  test.each([
    [
      "a chain",
      {
        entry: "a",
        attempts: 2,
        services: {
          a: rate(0.1, { to: "b", attempts: 3 }),
          b: rate(0.3, { to: "c", attempts: 4 }),
          c: rate(0.4),
        },
      },
    ],
    [
      "a diamond",
      {
        entry: "a",
        services: {
          a: rate(0, { to: "b", attempts: 3 }, { to: "c", attempts: 2 }),
          b: rate(0.2, { to: "d", attempts: 3 }),
          c: rate(0.1, { to: "d", attempts: 2 }),
          d: rate(0.5),
        },
      },
    ],
    [
      "calls that go out together",
      {
        entry: "a",
        services: {
          a: { ...rate(0, { to: "b", attempts: 3 }, { to: "c", attempts: 3 }), parallel: true },
          b: rate(0.6),
          c: rate(0.3, { to: "b" }),
        },
      },
    ],
    [
      "a budget",
      {
        entry: "a",
        services: {
          a: rate(0, { to: "b", attempts: 4, budget: 0.2 }),
          b: rate(0.1, { to: "c", attempts: 4, budget: 0.1 }),
          c: rate(0.5),
        },
      },
    ],
  ])("%s", (_, params) => {
    const graph = readServiceGraph(params);
    const expected = expectRequests(graph);
    const runs = 20_000;
    const names = graph.services.map(({ name }) => name);
    const samples = new Map([...names, "success"].map((name) => [name, new Float64Array(runs)]));
    for (let i = 0; i < runs; i++) {
      const drawn = drawCascade(graph, expected, spreadSeed(i + 1), MOST);
      expect(drawn.cut).toBe(false);
      for (const service of drawn.service) samples.get(names[service]!)![i]!++;
      samples.get("success")![i] = drawn.answered;
    }
    for (const [name, values] of samples) {
      const mean = values.reduce((a, b) => a + b) / runs;
      const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (runs - 1);
      const known = Number(name === "success" ? expected.success : expected.services.get(name)!.requests);
      expect(Math.abs(mean - known), name).toBeLessThanOrEqual(QUANTILE * Math.sqrt(variance / runs) + 1e-12);
    }
  });
});
