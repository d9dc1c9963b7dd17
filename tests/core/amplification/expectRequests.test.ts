import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Amount,
  applyRemedy,
  expectRequests,
  REMEDY_BUDGET,
  readServiceGraph,
  remedyIds,
  type ServiceGraph,
} from "../../../src/core/index.ts";
import { type AmplificationVector, readVectors } from "../readVectors.ts";
import { certainGraphs, chancyGraphs } from "./anyGraph.ts";
import { naiveRequests } from "./naiveRequests.ts";
import { toNumber } from "./Rational.ts";

const LEAST_DIGITS = 1e-12;

const near = (value: number, expected: number): void =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(LEAST_DIGITS * Math.abs(expected));

/** Layers that call one another `attempts` times over a service that fails so often. */
const layers = (count: number, attempts: number, fails: number, budget?: number): ServiceGraph =>
  readServiceGraph({
    entry: "s0",
    services: Object.fromEntries([
      ...Array.from({ length: count }, (_, i) => [
        `s${i}`,
        { calls: [{ to: `s${i + 1}`, attempts, ...(budget === undefined ? {} : { budget }) }] },
      ]),
      [`s${count}`, { fails }],
    ]),
  });

const lastOf = (graph: ServiceGraph): Amount =>
  expectRequests(graph).services.get(graph.services.at(-1)!.name)!.requests;

describe("requests on a graph are those of an independent implementation", () => {
  const vectors = readVectors<AmplificationVector>("amplification");
  test.each(vectors.map((vector) => [JSON.stringify(vector.params).slice(0, 160), vector] as const))(
    "%s",
    (_, { params, expect: expected }) => {
      const { services, success } = expectRequests(readServiceGraph(params));
      expect([...services.keys()]).toEqual(Object.keys(expected.requests));
      for (const [name, requests] of Object.entries(expected.requests)) {
        const found = services.get(name)!.requests;
        if (typeof requests === "string") expect(found, name).toBe(BigInt(requests));
        else near(Number(found), requests);
      }
      near(Number(success), expected.success);
    },
  );
});

describe("over a broken database", () => {
  test("three layers with four tries each turn one click into 64 requests", () => {
    expect(lastOf(layers(3, 4, 1))).toBe(64n);
  });

  test("sixty layers give 4^60 to the last digit", () => {
    expect(lastOf(layers(60, 4, 1))).toBe(4n ** 60n);
  });

  test("a budget of a tenth a layer makes 1.1^3 of it", () => {
    near(Number(lastOf(layers(3, 4, 1, 0.1))), 1.1 ** 3);
  });
});

describe("chances", () => {
  test("so small that 1 - (1 - S)^a would cancel lose no digit", () => {
    const graph = layers(2, 6, 1 - 2 ** -50);
    const { services, success } = expectRequests(graph);
    const naive = naiveRequests(graph);
    near(Number(services.get("s2")!.requests), toNumber(naive.requests.get("s2")!));
    near(Number(success), toNumber(naive.success));
  });

  test("agree with exact fractions on any graph", () => {
    fc.assert(
      fc.property(chancyGraphs, (graph) => {
        const { services, success } = expectRequests(graph);
        const naive = naiveRequests(graph);
        for (const [name, { requests }] of services)
          near(Number(requests), toNumber(naive.requests.get(name)!));
        near(Number(success), toNumber(naive.success));
      }),
      { numRuns: 30 },
    );
  });

  test("of 0 and 1 give whole numbers on any graph, exactly", () => {
    fc.assert(
      fc.property(certainGraphs, (graph) => {
        const { services, success } = expectRequests(graph);
        const naive = naiveRequests(graph);
        for (const [name, { requests }] of services)
          expect({ p: requests, q: 1n }).toEqual(naive.requests.get(name));
        expect({ p: success, q: 1n }).toEqual(naive.success);
      }),
    );
  });
});

describe("remedies", () => {
  const worst = (graph: ServiceGraph) =>
    Object.fromEntries(remedyIds.map((remedy) => [remedy, Number(lastOf(applyRemedy(graph, remedy)))]));

  test("turn 64 requests into 4, 4, 1.331 and 1", () => {
    const { none, topOnly, lastOnly, budget, doNotRetry } = worst(layers(3, 4, 1));
    expect({ none, topOnly, lastOnly, doNotRetry }).toEqual({
      none: 64,
      topOnly: 4,
      lastOnly: 4,
      doNotRetry: 1,
    });
    near(budget!, (1 + REMEDY_BUDGET) ** 3);
  });

  test("never send a service more requests than no remedy does, where services work or are broken", () => {
    fc.assert(
      fc.property(certainGraphs, fc.constantFrom(...remedyIds), (graph, remedy) => {
        const without = expectRequests(graph);
        for (const [name, { requests }] of expectRequests(applyRemedy(graph, remedy)).services)
          expect(Number(requests)).toBeLessThanOrEqual(Number(without.services.get(name)!.requests));
      }),
    );
  });

  test("may move requests to a sound layer when the fault comes and goes: who retries less calls again from above", () => {
    const graph = layers(2, 2, 0.25);
    const requestsTo = (of: ServiceGraph) => Number(expectRequests(of).services.get("s1")!.requests);
    expect(requestsTo(applyRemedy(graph, "topOnly"))).toBeGreaterThan(requestsTo(graph));
  });
});
