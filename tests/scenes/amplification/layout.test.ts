import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readGraphText } from "../../../src/scenes/amplification/graphText.ts";
import { layOut } from "../../../src/scenes/amplification/layout.ts";
import { presets } from "../../../src/scenes/amplification/presets.ts";
import { anySketch } from "./anySketch.ts";

describe("a graph that nobody has arranged", () => {
  it("lies with every service farther along than all that call it", () => {
    fc.assert(
      fc.property(anySketch, ({ graph }) => {
        const { services, user, bends } = layOut(graph);
        expect(services.get(graph.entry)!.along).toBeGreaterThan(user.along);
        for (const { name, calls } of graph.services)
          for (const { to } of calls)
            expect(services.get(to)!.along).toBeGreaterThan(services.get(name)!.along);
        for (const { along, across } of [...services.values(), user, ...[...bends.values()].flat()]) {
          expect(Math.min(along, across)).toBeGreaterThanOrEqual(0);
          expect(Math.max(along, across)).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("keeps the services of a layer at least a gap apart", () => {
    fc.assert(
      fc.property(anySketch, ({ graph }) => {
        const { services, gap } = layOut(graph);
        const spots = [...services.values()];
        for (const a of spots)
          for (const b of spots)
            if (a !== b && a.along === b.along)
              expect(Math.abs(a.across - b.across)).toBeGreaterThanOrEqual(gap.across - 1e-9);
      }),
    );
  });

  it("is always laid out alike", () => {
    fc.assert(
      fc.property(anySketch, ({ graph }) => {
        expect(layOut(graph)).toEqual(layOut(structuredClone(graph)));
      }),
    );
  });

  it("is a straight line where each service calls one other", () => {
    const { services } = layOut(readGraphText(presets.fiveLayers).graph);
    expect(new Set([...services.values()].map(({ across }) => across)).size).toBe(1);
  });

  it("crosses no calls where none need cross", () => {
    const { services } = layOut(readGraphText("a:b,c;b:d;c:e;d;e").graph);
    const across = (name: string) => services.get(name)!.across;
    expect(Math.sign(across("b") - across("c"))).toBe(Math.sign(across("d") - across("e")));
  });
});
