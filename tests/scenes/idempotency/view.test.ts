import { describe, expect, it } from "vitest";
import { type IdempotencyResult, idempotencyFigures, idempotencyParams } from "../../../src/core/index.ts";
import { locales } from "../../../src/locales/locale.ts";
import type { Dots, Picture, Role, Stacks } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const idempotency = await loadScene("idempotency");
const shapes = Object.values(idempotency.shapes);
const box = { ...idempotency.shapes.wide, dpr: 1, textWidth };
const say = sayIn("en", idempotency.words);

const at = (query: string): { run: IdempotencyResult; picture: Picture; tick: number } => {
  const { params, tick } = decodeAddress(idempotency, query);
  const run: IdempotencyResult = idempotency.run(params, { tick: 1000, requests: 1e6 });
  const moment = Math.min(run.ticks - 1, tick ?? idempotency.opening(params));
  return { run, tick: moment, picture: idempotency.view(run, moment, box, say) };
};

const labelsOf = ({ world, frame }: Picture): readonly string[] =>
  [...world, ...frame].flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));

const chargesIn = ({ world }: Picture, role: Role): number =>
  world
    .filter((mark): mark is Dots => mark.kind === "dots" && mark.role === role)
    .reduce((sum, { x }) => sum + x.length, 0);

const lostIn = ({ world }: Picture): number =>
  world.filter((mark) => mark.kind === "line" && mark.dashed).length;

describe("the picture of one payment", () => {
  it("draws each charge as a dot at the server, and those too many apart", () => {
    for (const { id } of idempotency.steps) {
      const { run, picture, tick } = at(`step=${id}`);
      if (run.params.lose === "rate") continue;
      const { charged, doubleCharges } = idempotencyFigures(run, tick);
      expect([chargesIn(picture, "answered"), chargesIn(picture, "rejected")], id).toEqual([
        charged,
        doubleCharges,
      ]);
    }
  });

  it("breaks off what is lost, and nothing else", () => {
    expect(lostIn(at("step=all-well").picture)).toBe(0);
    expect(lostIn(at("step=request-lost").picture)).toBe(1);
    expect(lostIn(at("step=answer-lost").picture)).toBe(1);
  });

  it("draws nothing that has not happened yet", () => {
    const before = at("lose=answer&t=0").picture;
    expect(chargesIn(before, "answered")).toBe(0);
    expect(before.targets).toEqual([]);
    expect(at("lose=answer&t=1").picture.targets).toHaveLength(1);
  });

  it("writes on the messages only where they lie far enough apart", () => {
    const written = (attempts: number) => {
      const lost = Array.from({ length: attempts }, (_, i) => `answer${i + 1}`);
      const { picture } = at(`lose=listed&lost=${lost}&attempts=${attempts}`);
      return labelsOf(picture).filter((text) => text === "charge the card").length;
    };
    expect(written(3)).toBe(3);
    expect(written(10)).toBe(0);
  });

  it("marks a message that is pointed at as far as it comes", () => {
    const ends = (query: string) => {
      const { run, tick } = at(query);
      const [mark] = idempotency.highlight!(run, tick, box, say, "1");
      return mark?.kind === "line" ? [...mark.points] : [];
    };
    const [whole, lost] = [ends("lose=nothing"), ends("lose=listed&lost=request1")];
    expect(lost[0]).toBe(whole[0]);
    expect(lost[2]).toBeLessThan(whole[2]!);
    expect(ends("lose=rate")).toEqual([]);
  });

  it("lets the coming message fly, as far as it comes", () => {
    const reach = (query: string) => {
      const [x0, , x1] = at(query).picture.flights[0]!.path as unknown as number[];
      return Math.abs(x1! - x0!);
    };
    expect(reach("lose=request&t=0")).toBeLessThan(reach("lose=nothing&t=0"));
    expect(at("step=all-well").picture.flights).toEqual([]);
  });

  it("writes the same key on both tries, or a new one", () => {
    const keysIn = (query: string) =>
      labelsOf(at(query).picture).flatMap((text) => /charge the card, key (.)/u.exec(text)?.[1] ?? []);
    expect(keysIn("step=answer-lost")).toEqual([]);
    expect(keysIn("step=answer-lost-key")).toEqual(["A", "A"]);
    expect(keysIn("step=answer-lost-new-key")).toEqual(["A", "B"]);
  });
});

describe("the picture of a crowd", () => {
  const dotsIn = ({ world }: Picture): number =>
    world
      .filter((mark): mark is Stacks => mark.kind === "stacks")
      .reduce((sum, { count }) => sum + count.reduce((a, b) => a + b, 0), 0);

  it("draws every customer as one dot at every moment", () => {
    for (let tick = 0; tick <= 6; tick++) {
      expect(dotsIn(at(`lose=rate&t=${tick}`).picture)).toBe(idempotencyParams.customers.default);
    }
  });

  it("fits any crowd into either shape, whatever becomes of it", () => {
    for (const shape of shapes) {
      for (const dpr of [1, 2, 3]) {
        for (const lossRate of ["0", "1/20", "1/3", "99/100"]) {
          for (const customers of [1, 1000, idempotencyParams.customers.max]) {
            const { run, tick } = at(`lose=rate&lossRate=${lossRate}&customers=${customers}`);
            const picture: Picture = idempotency.view(run, tick, { ...shape, dpr, textWidth }, say);
            expect(dotsIn(picture)).toBe(customers);
            for (const mark of picture.world) {
              if (mark.kind !== "stacks") continue;
              for (const x of mark.x) expect(x + picture.dot).toBeLessThanOrEqual(shape.w);
              for (const y of mark.y) expect(y).toBeLessThanOrEqual(shape.h);
            }
          }
        }
      }
    }
  });

  it("says how many charges are too many", () => {
    for (const locale of locales) {
      const { run, tick } = at("step=thousand");
      const words = sayIn(locale, idempotency.words);
      const { charges, doubleCharges } = idempotencyFigures(run, tick);
      const written = (value: number) => words.q({ value, unit: "count" });
      expect(doubleCharges).toBeGreaterThan(0);
      expect(labelsOf(idempotency.view(run, tick, box, words))).toContain(
        words.words.total({ charges, doubleCharges, written })[0],
      );
    }
  });
});

/** Payments that lose as much as they can. */
const byHand = ["request", "answer"].flatMap((kind) =>
  [idempotencyParams.attempts.default, idempotencyParams.attempts.max].flatMap((attempts) => {
    const lost = Array.from({ length: attempts }, (_, i) => `${kind}${i + 1}`);
    return ["none", "newEachTry"].map((key) => `lose=listed&lost=${lost}&attempts=${attempts}&key=${key}`);
  }),
);

it("keeps every label inside the picture, in either shape and language", () => {
  for (const locale of locales) {
    for (const shape of shapes) {
      for (const query of [...idempotency.steps.map(({ id }) => `step=${id}`), ...byHand]) {
        const { run, tick } = at(query);
        const { world, frame }: Picture = idempotency.view(
          run,
          tick,
          { ...shape, dpr: 2, textWidth },
          sayIn(locale, idempotency.words),
        );
        for (const mark of [...world, ...frame]) {
          if (mark.kind !== "label") continue;
          const width = textWidth(mark.text, mark.size, mark.strong);
          const left = mark.anchor === "start" ? mark.x : mark.x - width / (mark.anchor === "end" ? 1 : 2);
          expect(left, `${query}: ${mark.text}`).toBeGreaterThanOrEqual(0);
          expect(left + width, `${query}: ${mark.text}`).toBeLessThanOrEqual(shape.w);
          expect(mark.y, `${query}: ${mark.text}`).toBeLessThanOrEqual(shape.h);
        }
      }
    }
  }
});
