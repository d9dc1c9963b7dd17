import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SCATTER_CLIENTS, SCATTER_FAILURES, scatterRules } from "../../../src/core/index.ts";
import type { Box, Dots, Label, Line, Mark, Picture, Rect } from "../../../src/scenes/contract.ts";
import { swarm } from "../../../src/scenes/drawing/swarm.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { axisOf } from "../../../src/scenes/scatter/axis.ts";
import type { ScatterRun } from "../../../src/scenes/scatter/run.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const scatter = await loadScene("scatter");
const say = sayIn("en", scatter.words);
const wide: Box = { ...scatter.shapes.wide, dpr: 2, textWidth };
const narrow: Box = { ...scatter.shapes.narrow, dpr: 2, textWidth };

const runOf = (query: string): ScatterRun =>
  scatter.run(decodeAddress(scatter, query).params, { tick: 1, requests: 1 });
const at = (query: string, box = wide): Picture => scatter.view(runOf(query), 0, box, say);
const ofKind = <Kind extends Mark["kind"]>(picture: Picture, kind: Kind) =>
  [...picture.world, ...picture.frame].filter((mark): mark is Mark & { kind: Kind } => mark.kind === kind);
const rowsOf = (picture: Picture): readonly Dots[] => ofKind(picture, "dots");

const pictures = scatterRules.flatMap((rule) =>
  ["pause", "time"].flatMap((reading) =>
    [wide, narrow].map(
      (box) => [`${rule}, ${reading}, ${box.w} px`, `rule=${rule}&reading=${reading}`, box] as const,
    ),
  ),
);

describe.each(pictures)("the picture of %s", (_, query, box) => {
  const rows = rowsOf(at(query, box));

  it("has a row a failure, and in each of them a hundred dots to count", () => {
    expect(rows).toHaveLength(SCATTER_FAILURES);
    for (const { x } of rows) expect(x).toHaveLength(SCATTER_CLIENTS);
  });

  it("sets no dot on another", () => {
    for (const { x, y, r } of rows) {
      let nearest = Number.POSITIVE_INFINITY;
      for (let a = 0; a < x.length; a++) {
        for (let b = 0; b < a; b++) nearest = Math.min(nearest, Math.hypot(x[a]! - x[b]!, y[a]! - y[b]!));
      }
      expect(nearest).toBeGreaterThanOrEqual(2 * r);
    }
  });

  it("keeps every dot in its own row", () => {
    rows.slice(1).forEach(({ y, r }, k) => {
      expect(Math.min(...y) - r).toBeGreaterThan(Math.max(...rows[k]!.y));
    });
  });

  it("writes nothing across its sides", () => {
    for (const { x, text, size, strong, anchor } of ofKind(at(query, box), "label")) {
      const width = textWidth(text, size, strong);
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      expect(left, text).toBeGreaterThanOrEqual(0);
      expect(left + width, text).toBeLessThanOrEqual(box.w);
    }
  });
});

describe("the picture of the scatter", () => {
  it("says that its axis is not even", () => {
    for (const box of [wide, narrow]) {
      const texts = ofKind(at("", box), "label").map(({ text }: Label) => text);
      expect(texts.some((text) => /square-root|√/u.test(text))).toBe(true);
    }
  });

  it("numbers each of its rows, in both languages and at any width", () => {
    const run = runOf("");
    fc.assert(
      fc.property(fc.constantFrom("en", "ru"), fc.integer({ min: 300, max: 1400 }), (locale, w) => {
        const box = { ...wide, w };
        const spoken = sayIn(locale, scatter.words);
        const texts = ofKind(scatter.view(run, 0, box, spoken), "label").map(({ text }) => text);
        for (let row = 1; row <= SCATTER_FAILURES; row++) {
          expect(texts.some((text) => new RegExp(`(^|\\s)${row}$`, "u").test(text))).toBe(true);
        }
      }),
    );
  });

  it("writes what a row of one pile says beside the pile, on a phone too", () => {
    const picture = at("rule=exponential", narrow);
    for (const { x, y, r } of rowsOf(picture)) {
      const [top, foot] = [Math.min(...y), Math.max(...y)];
      const said = ofKind(picture, "label").find(
        (label) => /^all /u.test(label.text) && label.y > top - r && label.y < foot + label.size,
      )!;
      const width = textWidth(said.text, said.size);
      const left = said.anchor === "start" ? said.x : said.x - width;
      expect(left > Math.max(...x) || left + width < Math.min(...x), said.text).toBe(true);
    }
  });

  it("shades from where to where full jitter could have drawn", () => {
    const windows: readonly Rect[] = ofKind(at("rule=full"), "rect");
    const lefts = windows.map(({ x }) => Math.round(x));
    expect(new Set(lefts).size).toBe(1);
    windows.slice(1).forEach(({ w }, k) => {
      expect(w).toBeGreaterThan(windows[k]!.w);
    });
  });

  it("stands on one axis under every rule", () => {
    const ends = scatterRules.map((rule) => axisOf(runOf(`rule=${rule}`), 0, 100).lastTick);
    expect(new Set(ends).size).toBe(1);
  });

  it("has a client in each of its rows to point at", () => {
    const { targets } = at("rule=full");
    expect(targets).toHaveLength(SCATTER_CLIENTS * SCATTER_FAILURES);
    expect(targets.filter(({ id }) => id === "17")).toHaveLength(SCATTER_FAILURES);
  });

  it("draws the line of a client through that client's own dots", () => {
    const run = runOf("rule=decorrelated");
    const marks: readonly Mark[] = scatter.highlight!(run, 0, wide, say, "17");
    const way = marks.find((mark): mark is Line => mark.kind === "line" && mark.points.length > 4)!;
    const dots = rowsOf(scatter.view(run, 0, wide, say)).flatMap(({ x, y }) => [x[17]!, y[17]!]);
    expect([...way.points]).toEqual(dots);
  });
});

describe("a swarm", () => {
  const values = fc.array(fc.integer({ min: 0, max: 300 }), { minLength: 1, maxLength: 100 });
  const room = { pitch: 4, levels: 10, left: Number.NEGATIVE_INFINITY };
  const xOf = (value: number) => value * 3;

  it("stands dots that have room where their values lie", () => {
    const { x, shift } = swarm(Int32Array.of(5, 9, 1), xOf, room);
    expect([...x]).toEqual([15, 27, 3]);
    expect(shift).toBe(0);
  });

  it("piles equal values in as many columns as they need, in the middle of their place", () => {
    const { x, level } = swarm(new Int32Array(100).fill(40), xOf, room);
    expect(new Set(x).size).toBe(10);
    expect((Math.min(...x) + Math.max(...x)) / 2).toBe(xOf(40));
    expect(Math.max(...level)).toBe(9);
  });

  it("never lets two dots stand in one cell, and says how far it had to move any", () => {
    fc.assert(
      fc.property(values, (list) => {
        const { x, level, shift } = swarm(Int32Array.from(list), xOf, room);
        const dots = list.map((_, client) => ({ x: x[client]!, level: level[client]! }));
        for (const a of dots)
          for (const b of dots)
            if (a !== b && a.level === b.level)
              expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(room.pitch - 1e-3);
        const columns = (value: number) =>
          Math.ceil(list.filter((other) => other === value).length / room.levels);
        list.forEach((value, client) => {
          const half = ((columns(value) - 1) / 2) * room.pitch;
          expect(Math.abs(x[client]! - xOf(value))).toBeLessThanOrEqual(half + shift + 1e-3);
        });
      }),
    );
  });
});
