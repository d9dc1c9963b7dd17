import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { locales } from "../../../src/locales/locale.ts";
import { faultOf as saidOf } from "../../../src/scenes/amplification/faultOf.ts";
import { readGraphText, writeGraphText } from "../../../src/scenes/amplification/graphText.ts";
import { presets } from "../../../src/scenes/amplification/presets.ts";
import { readSketch, writeSketch } from "../../../src/scenes/amplification/readSketch.ts";
import { SketchError } from "../../../src/scenes/amplification/SketchError.ts";
import { sketchLimits } from "../../../src/scenes/amplification/sketch.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { decodeAddress, encodeAddress } from "../../../src/stage/address.ts";
import { anySketch } from "./anySketch.ts";

const amplification = await loadScene("amplification");

const faultOf = (text: string): SketchError => {
  try {
    readGraphText(text);
  } catch (error) {
    if (error instanceof SketchError) return error;
    throw error;
  }
  throw new Error(`${text} was taken`);
};

describe("a graph as text", () => {
  it("comes back the same, whatever the graph", () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const text = writeGraphText(sketch);
        expect(readGraphText(text)).toEqual(sketch);
        expect(writeGraphText(readGraphText(text))).toBe(text);
      }),
    );
  });

  it("comes back the same from an address", () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        const params = { ...decodeAddress(amplification, "").params, graph: writeGraphText(sketch) };
        const back = decodeAddress(amplification, encodeAddress(amplification, params));
        expect(back).toEqual({ params, tick: undefined, misunderstood: [] });
      }),
    );
  });

  it("comes back the same from a file", () => {
    fc.assert(
      fc.property(anySketch, (sketch) => {
        // an object lists names that look like numbers first
        fc.pre(sketch.graph.services.every(({ name }) => !/^\d+$/u.test(name)));
        expect(readSketch(JSON.parse(JSON.stringify(writeSketch(sketch))))).toEqual(sketch);
      }),
    );
  });

  it("is readable in an address", () => {
    const params = {
      ...decodeAddress(amplification, "").params,
      graph: "web::cart*4/0.1,db;cart@120/300;db!0.25",
    };
    expect(encodeAddress(amplification, params)).toBe("graph=web::cart*4/0.1,db;cart@120/300;db!0.25");
  });

  /** Addresses of version 1 that are out there: what each of them means may never change. */
  it.each([
    [
      "web:cart*4;cart:stock*4;stock:database*4;database!",
      {
        entry: "web",
        services: {
          web: { calls: [{ to: "cart", attempts: 4 }] },
          cart: { calls: [{ to: "stock", attempts: 4 }] },
          stock: { calls: [{ to: "database", attempts: 4 }] },
          database: { fails: 1 },
        },
      },
    ],
    [
      ":b*3,100;a;b:a",
      { entry: "b", attempts: 3, requests: 100, services: { a: {}, b: { calls: [{ to: "a" }] } } },
    ],
    [
      "a::b*2/0.1,c/0;b!0.25@10/1000;c",
      {
        entry: "a",
        services: {
          a: {
            parallel: true,
            calls: [
              { to: "b", attempts: 2, budget: 0.1 },
              { to: "c", budget: 0 },
            ],
          },
          b: { fails: 0.25, at: [10, 1000] },
          c: {},
        },
      },
    ],
    ["x%3Ay", { entry: "x:y", services: { "x:y": {} } }],
  ])("%s means what it has always meant", (text, graph) => {
    expect(readGraphText(text)).toEqual(readSketch(graph));
    expect(writeGraphText(readGraphText(text))).toBe(text);
  });

  it("takes what a person may write by hand, and writes it in its one form", () => {
    expect(writeGraphText(readGraphText("a!1:b*1,c*04;b!0;c!1.00"))).toBe("a!:b,c*4;b;c!");
  });

  it.each([
    ["", "syntax", ""],
    [";", "syntax", ""],
    ["a:b", "unknownService", "b"],
    [":c;a", "unknownService", "c"],
    ["a;a", "twice", "a"],
    ["a:b*0;b", "whole", 0],
    ["a:b*1.5;b", "whole", 1.5],
    ["a!2", "probability", 2],
    ["a@1001/0", "place", [1001, 0]],
    ["a:b**2;b", "syntax", "b**2"],
    ["a!!", "syntax", "a!!"],
    ["a%", "name", "a%"],
    ["a%E2%80%A8b", "name", "a\u2028b"],
    ["\uffff", "name", "\uffff"],
    ["\u200b", "name", "\u200b"],
    [" a", "name", " a"],
    [`${"x".repeat(sketchLimits.nameLength + 1)}`, "name", "x".repeat(sketchLimits.nameLength + 1)],
    [
      Array.from({ length: sketchLimits.services + 1 }, (_, i) => `s${i}`).join(";"),
      "tooMany",
      sketchLimits.services + 1,
    ],
  ])("that is none (%j) is refused, and the fault is named", (text, kind, value) => {
    const { fault, value: found } = faultOf(text);
    expect(fault.kind).toBe(kind);
    expect(found).toEqual(value);
  });

  it("with a circle is refused with the whole way round", () => {
    expect(faultOf("a:b;b:c;c:a").fault).toEqual({ kind: "cycle", path: ["a", "b", "c", "a"] });
    expect(saidOf("a:b;b:c;c:a", "en")).toContain("a → b → c → a");
    expect(saidOf("a:b;b:c;c:a", "ru")).toContain("a → b → c → a");
  });

  it("never breaks, whatever is written", () => {
    const piece = fc.constantFrom(
      "a",
      "b",
      ":",
      "::",
      ";",
      ",",
      "*",
      "/",
      "!",
      "@",
      "%",
      "4",
      "0.5",
      "1e9",
      " ",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(piece).map((parts) => parts.join("")),
        ),
        (text) => {
          const read: string | undefined = amplification.params.graph.read(text);
          if (read === undefined) {
            for (const locale of locales) expect(saidOf(text, locale)).not.toBe("");
          } else expect(amplification.params.graph.read(read)).toBe(read);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it("is canonical in every preset", () => {
    for (const text of Object.values(presets)) expect(amplification.params.graph.read(text)).toBe(text);
  });
});
