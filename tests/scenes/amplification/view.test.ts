import { describe, expect, it } from "vitest";
import { readGraphText, writeGraphText } from "../../../src/scenes/amplification/graphText.ts";
import type { AmplificationRun } from "../../../src/scenes/amplification/run.ts";
import type { Line, Picture, Rect, Role, Stacks } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const amplification = await loadScene("amplification");
const say = sayIn("en", amplification.words);
const wide = { w: 1080, h: 580, dpr: 1, textWidth };
const narrow = { w: 360, h: 640, dpr: 3, textWidth };
const ALL = { tick: 1_000_000, requests: 10_000_000 };

const at = (query: string, box = wide) => {
  const { params, tick } = decodeAddress(amplification, query);
  const run: AmplificationRun = amplification.run(params, ALL);
  const shown = tick ?? run.ticks - 1;
  const picture: Picture = amplification.view(run, shown, box, say);
  return { run, tick: shown, picture, figures: amplification.figures(run, shown) };
};

const dotsOf = ({ world, frame }: Picture, role: Role): number =>
  [...world, ...frame]
    .filter((mark): mark is Stacks => mark.kind === "stacks" && mark.role === role)
    .reduce((sum, { count }) => sum + count.reduce((a, b) => a + b, 0), 0);

const labelsOf = ({ world, frame }: Picture): readonly string[] =>
  [...world, ...frame].flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));

const linesOf = ({ world }: Picture): readonly Line[] =>
  world.filter((mark): mark is Line => mark.kind === "line");

/** Layers of one service each, all of which try `tries` times over a broken last. */
const chain = (layers: number, tries: number): string =>
  `graph=${[...Array.from({ length: layers }, (_, i) => `s${i}:s${i + 1}*${tries}`), `s${layers}!`].join(";")}`;

describe("the picture of a click", () => {
  it("shows each request as one dot", () => {
    for (const box of [wide, narrow]) {
      const { picture, figures } = at("", box);
      expect(dotsOf(picture, "rejected")).toBe(Number(figures.requests!.value));
      expect(figures.worst).toEqual({ value: 64n, unit: "count" });
    }
  });

  it("shows those under way apart from those that are over, at every moment", () => {
    const { run } = at("");
    for (let tick = 0; tick < run.ticks; tick++) {
      const { picture } = at(`t=${tick}`);
      const open = dotsOf(picture, "waiting");
      expect(dotsOf(picture, "rejected") + open).toBe(tick);
      // the newest request and its callers, and nobody after the last
      expect(open).toBeLessThanOrEqual(tick === run.ticks - 1 ? 0 : run.graph.services.length);
    }
  });

  it("writes the requests on every service and every call", () => {
    const labels = labelsOf(at("").picture);
    for (const count of ["1", "4", "16", "64"]) expect(labels).toContain(count);
    expect(labels.filter((text) => text === "4 tries")).toHaveLength(3);
  });

  it("draws a call the wider the more requests go over it, and dashed while none does", () => {
    const { picture } = at("step=diamond");
    const loads = linesOf(picture).filter(({ faint }) => faint);
    expect(loads.map(({ width }) => width)).toEqual(
      loads.map(({ width }) => width).toSorted((a, b) => a - b),
    );
    // the second way of the diamond is never gone
    expect(linesOf(picture).filter(({ dashed }) => dashed)).toHaveLength(3);
    expect(labelsOf(picture)).toContain("never called");
  });

  it("keeps every label and every card within its sides", () => {
    for (const box of [wide, narrow])
      for (const step of amplification.steps) {
        const { picture } = at(`step=${step.id}`, box);
        for (const mark of picture.frame) {
          if (mark.kind === "rect") {
            expect(mark.x).toBeGreaterThanOrEqual(0);
            expect(mark.x + mark.w).toBeLessThanOrEqual(box.w);
            expect(mark.y + mark.h).toBeLessThanOrEqual(box.h);
          }
          if (mark.kind === "label") {
            const width = textWidth(mark.text, mark.size, mark.strong);
            const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.anchor];
            expect(left, mark.text).toBeGreaterThanOrEqual(0);
            expect(left + width, mark.text).toBeLessThanOrEqual(box.w);
          }
        }
      }
  });

  it("goes in bundles where a click makes very many requests, and says how large they are", () => {
    const { run, picture, figures } = at(chain(60, 4));
    expect(run.ticks).toBeLessThan(2000);
    expect(figures.requests!.value).toBe((4n ** 61n - 1n) / 3n);
    const perTick = run.cascade.kind === "certain" ? run.cascade.perTick : 0n;
    expect(String(perTick)).toMatch(/^10+$/u);
    expect(labelsOf(picture).some((text) => text.startsWith("one step is 1.0 × 10"))).toBe(true);
  });

  it("fills a field, and says so, where a service has more requests than there is room for dots", () => {
    const { picture } = at(chain(8, 4));
    expect(labelsOf(picture)).toContain(say.words.filled[0]);
  });

  it("shows expected numbers alone where chance plays and nobody could count", () => {
    const { run, picture } = at(chain(30, 10).replace("s0:", "s0!0.5:"));
    expect(run.cascade.kind).toBe("expected");
    expect(run.ticks).toBe(1);
    expect(labelsOf(picture)).toContain(say.words.tooMany[0]);
  });

  it("compares the remedies: 64 against 4, 4, 1.33 and 1", () => {
    const { picture, run } = at("");
    const bars = picture.frame.filter((mark): mark is Rect => mark.kind === "rect" && mark.round === 2);
    const numbers = run.remedies.map(({ requests }) => Number(requests));
    expect(numbers).toEqual([64, 4, 4, expect.closeTo(1.1 ** 3, 12), 1]);
    for (const [i, bar] of bars.entries())
      expect(bar.w / bars[0]!.w).toBeCloseTo(numbers[i]! / numbers[0]!, 6);
    for (const number of ["64", "4", "1.33", "1"]) expect(labelsOf(picture)).toContain(number);
  });

  it("lets the next request fly from its caller to its service", () => {
    const { picture } = at("t=10");
    expect(picture.flights).toHaveLength(1);
    expect(picture.flights[0]!.path).toHaveLength(4);
    expect(at("").picture.flights).toEqual([]);
  });

  it("puts a service where the address has it, on a desk and on a phone", () => {
    const place = (query: string, box: typeof wide) => {
      const { picture } = at(query, box);
      return picture.targets.find(({ id }) => id === "service database")!;
    };
    const moved = writeGraphText({
      ...readGraphText(at("").run && (decodeAddress(amplification, "").params.graph as string)),
      places: new Map([["database", { along: 1000, across: 0 }]]),
    });
    expect(place(`graph=${moved}`, wide).y).toBeLessThan(place("", wide).y);
    expect(place(`graph=${moved}`, narrow).x).toBeLessThan(place("", narrow).x);
  });
});

describe("what is said of a click", () => {
  const sentence = (query: string, locale: "en" | "ru" = "en"): string => {
    const { run, tick } = at(query);
    return amplification.describe(run, tick, sayIn(locale, amplification.words));
  };

  it("counts its requests and says how it ends", () => {
    expect(sentence("")).toBe(
      "One click made 85 requests, 64 of them to database. It is answered with an error all the same.",
    );
    expect(sentence("", "ru")).toBe(
      "Один клик — 85 запросов, из них 64 на database. В ответ всё равно ошибка.",
    );
  });

  it("names, of services equally busy, the one that the bars compare", () => {
    const { run } = at("step=top-only");
    expect(sentence("step=top-only")).toContain(` to ${run.worst}.`);
  });

  it("tells one run of chance from what is expected", () => {
    expect(sentence("step=shop")).toMatch(/^This time one click made \d+ requests/u);
  });

  it("gives all digits of a number that the picture shortens", () => {
    const { run, tick } = at(chain(60, 4));
    expect(amplification.inspect(run, tick, "service s60", say)).toContain((4n ** 60n).toLocaleString("en"));
  });
});
