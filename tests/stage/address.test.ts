import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadScene } from "../../src/scenes/registry.ts";
import { decodeAddress, defaultsOf, encodeAddress } from "../../src/stage/address.ts";

const storm = await loadScene("storm");
const defaults = defaultsOf(storm);
const notes = (query: string) => decodeAddress(storm, query).misunderstood;

describe("an address", () => {
  it("keeps a share readable and in lowest terms", () => {
    expect(encodeAddress(storm, { ...defaults, rejectCost: "1/3", rule: "equal" }, 128)).toBe(
      "rule=equal&rejectCost=1/3&t=128",
    );
    expect(decodeAddress(storm, "rejectCost=2/20").params.rejectCost).toBe("1/10");
    expect(decodeAddress(storm, "rejectCost=0/7").params.rejectCost).toBe("0");
  });

  it("names a step, and what stands beside the step wins over it", () => {
    const [step] = storm.steps;
    const { params, tick } = decodeAddress(storm, `step=${step!.id}&rule=equal&t=7`);
    expect(params).toEqual({ ...defaults, ...step!.set, rule: "equal" });
    expect(tick).toBe(7);
  });

  it.each([
    ["rule=ful", "rule", "value"],
    ["clients=many", "clients", "value"],
    ["clients=1e3", "clients", "value"],
    ["clients=-1", "clients", "value"],
    ["clients=10000001", "clients", "value"],
    ["clients=2000.5", "clients", "value"],
    ["seed=0", "seed", "value"],
    ["rejectCost=1", "rejectCost", "value"],
    ["rejectCost=1/1001", "rejectCost", "value"],
    ["rejectCost=-1/10", "rejectCost", "value"],
    ["t=-1", "t", "tick"],
    ["t=soon", "t", "tick"],
    ["v=2", "v", "version"],
    ["step=nowhere", "step", "oneOf"],
    ["colour=red", "colour", "unknownName"],
    ["__proto__=1", "__proto__", "unknownName"],
    ["constructor=1", "constructor", "unknownName"],
  ])("with %s uses the default and notes %s", (query, name, kind) => {
    const { params, misunderstood } = decodeAddress(storm, query);
    expect(params).toEqual(defaults);
    expect(misunderstood.map((part) => [part.name, part.because.kind])).toEqual([[name, kind]]);
  });

  it("with a cap below the base takes the nearest cap that goes", () => {
    const { params, misunderstood } = decodeAddress(storm, "base=500&cap=20");
    expect(params).toMatchObject({ base: 500, cap: 500 });
    expect(misunderstood[0]?.because.kind).toBe("conflict");
  });

  it("counts the first of a repeated setting and notes the second", () => {
    expect(decodeAddress(storm, "seed=5&seed=6").params.seed).toBe(5);
    expect(notes("seed=5&seed=6").map(({ because }) => because.kind)).toEqual(["repeated"]);
  });

  it("leaves the names of the stage alone", () => {
    expect(notes("lang=ru&theme=dark&controls=all&keys=deck&autoplay=1&sync=x&title=0&v=1")).toEqual([]);
  });

  it("opens, whatever is written in it", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom(...Object.keys(storm.params), "t", "v", "step", "&", "=", "%", "__proto__"),
      fc.double().map(String),
      fc.bigInt().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, piece), { maxLength: 30 }), (pairs) => {
        const query = pairs.map(([name, value]) => `${name}=${value}`).join("&");
        const { params, tick } = decodeAddress(storm, query);
        const again = decodeAddress(storm, encodeAddress(storm, params, tick));
        expect(again).toEqual({ params, tick, misunderstood: [] });
      }),
      { numRuns: 10_000 },
    );
  });

  it("notes a part of a hundred thousand characters in a line", () => {
    const long = "x".repeat(100_000);
    const [note] = notes(`rule=${long}`);
    expect(note!.value.length).toBeLessThan(50);
  });
});
