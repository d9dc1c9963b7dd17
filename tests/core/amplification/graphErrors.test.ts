import { describe, expect, test } from "vitest";
import { GraphError, graphLimits, readServiceGraph } from "../../../src/core/index.ts";
import { type ErrorVector, readVectors } from "../readVectors.ts";

/** The refusal of a graph; fails where it is taken. */
const refusal = (params: unknown): GraphError => {
  try {
    readServiceGraph(params);
  } catch (error) {
    if (error instanceof GraphError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(params)} was taken`);
};

const calling = (call: unknown) => ({ entry: "a", services: { a: { calls: [call] }, b: {} } });
const withService = (a: unknown) => ({ entry: "a", services: { a, b: {} } });

describe("what a graph must not be is refused, and the place is named", () => {
  const vectors = readVectors<ErrorVector>("errors").filter(({ model }) => model === "amplification");
  test.each(vectors.map(({ params, names }) => [JSON.stringify(params), params, names] as const))(
    "%s",
    (_, params, names) => {
      expect(refusal(params).message).toContain(names);
    },
  );

  test.each([
    ["attempts below 1", calling({ to: "b", attempts: 0 }), "services.a.calls[0].attempts"],
    ["attempts above 1000", calling({ to: "b", attempts: 1001 }), "services.a.calls[0].attempts"],
    ["attempts that are not whole", calling({ to: "b", attempts: 1.5 }), "services.a.calls[0].attempts"],
    ["attempts as text", calling({ to: "b", attempts: "3" }), "services.a.calls[0].attempts"],
    ["a negative budget", calling({ to: "b", budget: -0.1 }), "services.a.calls[0].budget"],
    ["a budget as text", calling({ to: "b", budget: "0.1" }), "services.a.calls[0].budget"],
    ["a call to nobody", calling({ attempts: 2 }), "services.a.calls[0].to"],
    ["an unknown key of a call", calling({ to: "b", retries: 3 }), "services.a.calls[0].retries"],
    ["a call that is no object", calling("b"), "services.a.calls[0]"],
    ["a chance above 1", withService({ fails: 1.001 }), "services.a.fails"],
    ["a chance below 0", withService({ fails: -0.001 }), "services.a.fails"],
    ["a chance that is no number", withService({ fails: Number.NaN }), "services.a.fails"],
    ["an unknown key of a service", withService({ fail: 1 }), "services.a.fail"],
    ["calls that are no list", withService({ calls: { to: "b" } }), "services.a.calls"],
    ["parallel that is no yes or no", withService({ parallel: 1 }), "services.a.parallel"],
    ["a service that is no object", withService(null), "services.a"],
    ["services that are no object", { entry: "a", services: ["a"] }, "services"],
    ["a graph without services", { entry: "a" }, "services"],
    ["a graph without an entry", { services: { a: {} } }, "entry"],
    ["an entry that every object has", { entry: "constructor", services: { a: {} } }, "entry"],
    ["user's attempts of 0", { entry: "a", attempts: 0, services: { a: {} } }, "attempts"],
    ["requests of a half", { entry: "a", requests: 0.5, services: { a: {} } }, "requests"],
    ["an unknown key of the graph", { entry: "a", services: { a: {} }, seed: 1 }, "seed"],
    ["a name with a dot", { entry: "a.b", services: { "a.b": { fails: 2 } } }, 'services["a.b"].fails'],
    ["no graph at all", [], "params"],
  ])("%s", (_, params, place) => {
    const error = refusal(params);
    expect(error.param).toBe(place);
    expect(error.message).toContain(`${place} is `);
    expect(error.message).toContain(`allowed: ${error.allowed}`);
  });

  test("a circle, with its whole path, however far it lies from the entry", () => {
    const names = Array.from({ length: 40 }, (_, i) => `service${i}`);
    const services = Object.fromEntries(
      names.map((name, i) => [name, { calls: [{ to: names[(i + 1) % names.length] }] }]),
    );
    const error = refusal({ entry: "alone", services: { alone: {}, ...services } });
    expect(error.message).toContain([...names, names[0]].join(" -> "));
    expect(refusal({ entry: "a", services: { a: { calls: [{ to: "a" }] } } }).message).toContain("a -> a");
  });

  test("only the circle, not the way that leads to it", () => {
    const to = (name: string) => ({ calls: [{ to: name }] });
    const { fault } = refusal({ entry: "in", services: { in: to("a"), a: to("b"), b: to("a") } });
    expect(fault).toEqual({ kind: "cycle", path: ["a", "b", "a"] });
  });
});

describe("a graph that is taken", () => {
  test("may hold the largest numbers, a callee twice, a diamond, and services that nobody calls", () => {
    const { min, max } = graphLimits.attempts;
    const graph = readServiceGraph({
      entry: "a",
      requests: graphLimits.requests.max,
      services: {
        a: {
          calls: [
            { to: "b", attempts: max },
            { to: "b", attempts: min },
            { to: "c", budget: 0 },
          ],
        },
        b: { calls: [{ to: "d" }] },
        c: { calls: [{ to: "d" }], parallel: true },
        d: { fails: 1 },
        alone: {},
      },
    });
    expect(graph.services.map(({ name }) => name)).toEqual(["a", "b", "c", "d", "alone"]);
  });

  test("may call a service __proto__, as JSON can bring it", () => {
    const graph = readServiceGraph(JSON.parse('{"entry":"__proto__","services":{"__proto__":{"fails":1}}}'));
    expect(graph.services[0]).toMatchObject({ name: "__proto__", fails: 1 });
  });

  test("may be a chain longer than any stack", () => {
    const services = Object.fromEntries(
      Array.from({ length: 50_000 }, (_, i) => [`s${i}`, i === 0 ? {} : { calls: [{ to: `s${i - 1}` }] }]),
    );
    expect(readServiceGraph({ entry: "s49999", services }).services).toHaveLength(50_000);
  });
});
