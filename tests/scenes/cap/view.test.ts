import { describe, expect, it } from "vitest";
import { CAP_RETRIES, CAP_SAMPLE, realClientIds } from "../../../src/core/index.ts";
import type { CapRun } from "../../../src/scenes/cap/run.ts";
import type { Box, Dots, Picture } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const cap = await loadScene("cap");
const say = sayIn("en", cap.words);
const wide: Box = { ...cap.shapes.wide, dpr: 1, textWidth };
const narrow: Box = { ...cap.shapes.narrow, dpr: 2, textWidth };
const TICK = 318;

const runOf = (query: string): CapRun =>
  cap.run(decodeAddress(cap, query).params, { tick: 2000, requests: 2_000_000 });
const at = (query: string, box = wide): Picture => cap.view(runOf(query), TICK, box, say);

const dotsOf = (picture: Picture): readonly Dots[] =>
  picture.frame.filter((mark): mark is Dots => mark.kind === "dots");
const labelsOf = (picture: Picture): readonly string[] =>
  [...picture.world, ...picture.frame].flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));

/** A row's dots: the others', then those at the cap. */
const rowsOf = (picture: Picture): readonly (readonly [Dots, Dots])[] => {
  const dots = dotsOf(picture);
  return Array.from({ length: CAP_RETRIES }, (_, row) => [dots[2 * row]!, dots[2 * row + 1]!]);
};

const pictures = realClientIds.flatMap((client) =>
  ["final", "raw"].flatMap((applied) =>
    [wide, narrow].map(
      (box) => [`${client}, ${applied}, ${box.w} px`, `client=${client}&capApplied=${applied}`, box] as const,
    ),
  ),
);

describe.each(pictures)("the rows of %s", (_, query, box) => {
  const rows = rowsOf(at(query, box));

  it("hold a hundred dots each, to be counted", () => {
    for (const [others, atCap] of rows) expect(others.x.length + atCap.x.length).toBe(CAP_SAMPLE);
  });

  it("set no dot on another, and none beside the picture", () => {
    for (const pair of rows) {
      const x = pair.flatMap((dots) => [...dots.x]);
      const y = pair.flatMap((dots) => [...dots.y]);
      const { r } = pair[0];
      let nearest = Number.POSITIVE_INFINITY;
      for (let a = 0; a < x.length; a++)
        for (let b = 0; b < a; b++) nearest = Math.min(nearest, Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!));
      expect(nearest).toBeGreaterThanOrEqual(2 * r);
      expect(Math.max(...x) + r).toBeLessThan(box.w);
    }
  });

  it("keep every dot in its own row", () => {
    const feet = rows.map((pair) => Math.max(...pair.flatMap((dots) => [...dots.y])));
    const heads = rows.map((pair) => Math.min(...pair.flatMap((dots) => [...dots.y])));
    heads.slice(1).forEach((head, k) => {
      expect(head).toBeGreaterThan(feet[k]!);
    });
  });
});

describe("the picture of the cap", () => {
  it("shows as many dots behind the cap as the share beside them says", () => {
    const picture = at("client=socketIo");
    const atCap = rowsOf(picture).map(([, dots]) => dots.x.length);
    expect(atCap.slice(0, 5)).toEqual([0, 0, 30, 90, 100]);
    const [exactly] = say.words.exactly(say.q({ value: 50, unit: "tick" }));
    expect(labelsOf(picture)).toEqual(expect.arrayContaining(["30%", "90%", "100%", exactly]));
  });

  it("has nobody behind the cap where the cap is on the limit", () => {
    const behind = rowsOf(at("client=socketIo&capApplied=raw")).map(([, dots]) => dots.x.length);
    expect(Math.max(...behind)).toBeLessThanOrEqual(1);
  });

  it("says that its axis is not even", () => {
    for (const box of [wide, narrow])
      expect(labelsOf(at("", box)).some((text) => /square-root|√/u.test(text))).toBe(true);
  });

  it("keeps the storm, which slides, below the rows, which stand", () => {
    const { clip, frame, world } = at("");
    const feet = dotsOf({ ...at(""), frame }).flatMap(({ y }) => [...y]);
    expect(Math.max(...feet)).toBeLessThan(clip.y);
    expect(world.some(({ kind }) => kind === "dots")).toBe(false);
    expect(world.some(({ kind }) => kind === "stacks")).toBe(true);
  });

  it("reads out a row as well as a tick of the storm", () => {
    const run = runOf("client=ky");
    const ids = new Set(cap.view(run, TICK, wide, say).targets.map(({ id }) => id));
    expect(ids.has("retry8") && ids.has(String(TICK))).toBe(true);
    expect(cap.inspect(run, TICK, "retry8", say)).toMatch(/^8th pause: .*; 97.4% wait exactly 1.0\ss$/u);
    expect(cap.inspect(run, TICK, String(TICK), say)).toContain("31.8");
  });
});
