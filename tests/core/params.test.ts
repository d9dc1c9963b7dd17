import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ParamError,
  readStormParams,
  ruleIds,
  type StormParamName,
  stormParams,
} from "../../src/core/index.ts";
import { type ErrorVector, readVectors } from "./readVectors.ts";

/** The refusal of some parameters; fails where they are taken. */
const refusal = (params: unknown): ParamError => {
  try {
    readStormParams(params as Record<string, unknown>);
  } catch (error) {
    if (error instanceof ParamError) return error;
    throw error;
  }
  throw new Error(`${JSON.stringify(params)} was taken`);
};

const refuses = (name: string, value: unknown): void => {
  const error = refusal({ [name]: value });
  expect(error).toMatchObject({ name: "ParamError", param: name, value });
  expect(error.message).toContain(`${name} is `);
  expect(error.message).toContain(`allowed: ${error.allowed}`);
};

const wholes = Object.entries(stormParams).flatMap(([name, spec]) =>
  spec.kind === "whole" || spec.kind === "seed" || spec.kind === "optionalWhole"
    ? [[name, spec] as const]
    : [],
);

describe("the limits of a storm", () => {
  test("are those of the model", () => {
    expect(Object.fromEntries(wholes.map(([name, { min, max }]) => [name, [min, max]]))).toEqual({
      clients: [0, 10_000_000],
      capacity: [1, 1_000_000_000],
      outage: [0, 10_000_000],
      horizon: [1, 10_000_000],
      base: [1, 699_050],
      cap: [1, 699_050],
      pause: [1, 10_000_000],
      window: [1, 2_097_152],
      seed: [1, 2_147_483_647],
      maxAttempts: [1, Number.MAX_SAFE_INTEGER],
    });
  });

  test.each(wholes)("%s is taken at both ends, and refused one step beyond", (name, { min, max }) => {
    const room = name === "base" ? { cap: max } : {};
    expect(readStormParams({ ...room, [name]: min })).toMatchObject({ [name]: min });
    expect(readStormParams({ ...room, [name]: max })).toMatchObject({ [name]: max });
    refuses(name, min - 1);
    refuses(name, max + 1);
  });

  test.each(wholes)("%s is a whole number, and nothing that looks like one", (name, { min }) => {
    for (const value of [min + 0.5, String(min), Number.NaN, Infinity, null, true, [min], {}, 1n])
      refuses(name, value);
  });

  test("the cap is at least the base, whoever of the two was named", () => {
    expect(refusal({ base: 2, cap: 1 })).toMatchObject({ param: "cap", value: 1 });
    expect(refusal({ base: 201 }).message).toBe("cap is 200; allowed: at least base, which is 201");
    expect(readStormParams({ base: 7, cap: 7 })).toMatchObject({ base: 7, cap: 7 });
  });

  test("the rule is one of the seven", () => {
    expect(ruleIds).toEqual([
      "immediate",
      "constant",
      "exponential",
      "full",
      "equal",
      "decorrelated",
      "fixedWindow",
    ]);
    for (const rule of ruleIds) expect(readStormParams({ rule }).rule).toBe(rule);
    for (const rule of ["Full", "", "toString", 3, null]) refuses("rule", rule);
  });
});

describe("exact numbers", () => {
  test.each([
    ["0", 0, 1],
    [0, 0, 1],
    ["0/7", 0, 1],
    ["1/10", 1, 10],
    ["50/500", 1, 10],
    ["999/1000", 999, 1000],
  ])("a refusal may cost %s of an answer", (written, p, q) => {
    expect(readStormParams({ rejectCost: written }).rejectCost).toEqual({ p, q });
  });

  test.each([
    "1",
    1,
    "1/1",
    "3/2",
    "1/0",
    "0/0",
    "-1/10",
    "1/1001",
    "0.1",
    0.1,
    "",
    " 1/10",
    "1/10x",
    "a/b",
    "1/2/3",
    null,
  ])("a refusal may not cost %j", (written) => {
    refuses("rejectCost", written);
  });

  test.each([
    ["40", 40, 1],
    [40, 40, 1],
    ["45.5", 91, 2],
    [45.5, 91, 2],
    ["0.7", 7, 10],
    ["0.125", 1, 8],
    ["999999.999", 999_999_999, 1000],
    ["1000000", 1_000_000, 1],
    ["2/3", 2, 3],
    ["1/1000", 1, 1000],
  ])("%s clients may arrive a tick", (written, p, q) => {
    expect(readStormParams({ arrivals: written }).arrivals).toEqual({ p, q });
  });

  test.each([
    "-2",
    -2,
    "1000001",
    "1000000.001",
    "1/1001",
    "0.0001",
    0.0001,
    "1e3",
    ".5",
    "5.",
    "Infinity",
    Infinity,
    null,
    true,
  ])("%j clients may not arrive a tick", (written) => {
    refuses("arrivals", written);
  });
});

describe("parameters that are not named", () => {
  test("get the defaults of the article", () => {
    expect(readStormParams({})).toEqual({
      clients: 2000,
      capacity: 50,
      outage: 100,
      rule: "full",
      rejectCost: { p: 1, q: 10 },
      horizon: 20_000,
      arrivals: { p: 0, q: 1 },
      base: 1,
      cap: 200,
      pause: 10,
      window: 10,
      seed: 480_970,
    });
    expect(readStormParams({ clients: undefined })).toEqual(readStormParams({}));
  });
});

describe("what is not understood is refused by name", () => {
  const vectors = readVectors<ErrorVector>("errors").filter(({ model }) => model === "storm");
  test.each(vectors.map(({ params, names }) => [JSON.stringify(params), params, names] as const))(
    "%s",
    (_, params, names) => {
      const error = refusal(params);
      expect(error.param).toBe(names);
      const shown = JSON.stringify(params[names]);
      expect(error.message).toContain(`${names} is ${shown}; allowed: ${error.allowed}`);
    },
  );

  test.each(["bogus", "Clients", "toString", "constructor", "hasOwnProperty", ""])("the name %j", (name) => {
    expect(refusal({ [name]: 1 })).toMatchObject({ param: name, value: 1 });
  });

  test("the name __proto__, as JSON can bring it", () => {
    expect(refusal(JSON.parse('{"__proto__": {"clients": 3}}')).param).toBe("__proto__");
  });

  test("what an input inherits is not its own", () => {
    expect(readStormParams(Object.create({ clients: 3 })).clients).toBe(2000);
  });

  test.each([[null], [undefined], [[]], ["clients"], [7]])("an input that is no object: %j", (input) => {
    expect(refusal(input)).toMatchObject({ param: "params", value: input });
  });

  test("a value of any kind, without a message that runs away", () => {
    const names = Object.keys(stormParams) as StormParamName[];
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.string({ minLength: 300, maxLength: 400 }), (name, value) => {
        const error = refusal({ [name]: value });
        expect(error.param).toBe(name);
        expect(error.message.length).toBeLessThan(400);
      }),
    );
  });
});
