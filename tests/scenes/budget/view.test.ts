import { describe, expect, it } from "vitest";
import { locales } from "../../../src/locales/locale.ts";
import { type BudgetRun, chosen } from "../../../src/scenes/budget/run.ts";
import type { Mark, Picture, Role, Stacks } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const budget = await loadScene("budget");
const say = sayIn("en", budget.words);
const box = { ...budget.shapes.wide, dpr: 1, textWidth };

const at = (query: string): { run: BudgetRun; picture: Picture; tick: number } => {
  const { params, tick = budget.opening(decodeAddress(budget, query).params) } = decodeAddress(budget, query);
  const run: BudgetRun = budget.run(params, { tick: 20_000, requests: 5_000_000 });
  return { run, tick, picture: budget.view(run, tick, box, say) };
};

/** The y of the axis: the upper panel's foot, and that of the lower one where there is one. */
const feet = ({ world, frame }: Picture): readonly number[] =>
  [...world, ...frame].flatMap((mark: Mark) =>
    mark.kind === "line" && mark.role === "hairline" ? [mark.points[1]!] : [],
  );

const sum = (counts: ArrayLike<number>): number => Array.from(counts).reduce((a, b) => a + b, 0);

/** Dots of a role above and below the axis. */
const dotsOf = (picture: Picture, role: Role) => {
  const stacks = picture.world.filter((mark): mark is Stacks => mark.kind === "stacks" && mark.role === role);
  const foot = feet(picture)[0]!;
  const beyond = (lower: boolean) =>
    sum(stacks.flatMap(({ y, count }) => [...count].filter((_, i) => y[i]! > foot + 1 === lower)));
  return { above: beyond(false), below: beyond(true) };
};

const labelsOf = (picture: Picture): readonly string[] =>
  [...picture.world, ...picture.frame].flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));

describe("the picture of the retry budget", () => {
  it("draws every request of both runs as one dot, without a budget above the axis and with it below", () => {
    const { run, picture, tick } = at("t=200");
    const seen = ({ totals }: BudgetRun["without"]) => ({
      load: sum(totals.result.loadPerTick.slice(0, tick + 1)),
      answered: sum(totals.result.answeredPerTick.slice(0, tick + 1)),
    });
    const above = seen(run.without);
    const below = seen(run.budgeted!);
    expect(dotsOf(picture, "answered")).toEqual({ above: above.answered, below: below.answered });
    expect(dotsOf(picture, "rejected")).toEqual({
      above: above.load - above.answered,
      below: below.load - below.answered,
    });
  });

  it("draws who waits for a retry to the right of the moment", () => {
    const { run, picture, tick } = at("t=120");
    const waiting = (course: BudgetRun["without"]) =>
      sum(course.totals.result.freshPerTick.slice(0, tick + 1)) -
      sum(course.totals.result.answeredPerTick.slice(0, tick + 1)) -
      sum(course.totals.result.gaveUpPerTick.slice(0, tick + 1));
    expect(dotsOf(picture, "waiting")).toEqual({
      above: waiting(run.without),
      below: waiting(run.budgeted!),
    });
  });

  it("has one panel where no budget is set", () => {
    const { run, picture } = at("budget=none");
    expect(run.budgeted).toBeUndefined();
    expect(chosen(run)).toBe(run.without);
    expect(feet(picture)).toHaveLength(1);
    expect(dotsOf(picture, "rejected").below).toBe(0);
  });

  it("keeps every dot inside, at either size and in either language", () => {
    for (const shape of [budget.shapes.wide, budget.shapes.narrow]) {
      for (const dpr of [1, 2, 3]) {
        for (const step of budget.steps) {
          const { run, tick } = at(`step=${step.id}`);
          const picture: Picture = budget.view(run, tick, { ...shape, dpr, textWidth }, say);
          for (const mark of picture.world) {
            if (mark.kind !== "stacks") continue;
            mark.count.forEach((count, i) => {
              expect(mark.y[i]).toBeLessThanOrEqual(picture.h);
              expect(mark.y[i]! - count * picture.pitch).toBeGreaterThanOrEqual(0);
            });
          }
        }
      }
    }
  });

  it("writes what either run has come to", () => {
    const { picture } = at("");
    const written = labelsOf(picture);
    expect(written).toContain(say.words.without);
    expect(written.some((text) => text.startsWith("4.0 tries per request"))).toBe(true);
    expect(written.some((text) => text.startsWith("1.1 tries per request"))).toBe(true);
  });

  it("names the budget in every language, on a phone too", () => {
    for (const locale of locales) {
      const words = sayIn(locale, budget.words);
      for (const kind of ["ratio", "perMinute"]) {
        const { run, tick } = at(`budget=${kind}`);
        const { params } = run.budgeted!.totals.result;
        const labels = (shape: { w: number; h: number }) =>
          labelsOf(budget.view(run, tick, { ...shape, dpr: 2, textWidth }, words));
        expect(labels(budget.shapes.wide)).toContain(words.words.budgetName(params));
        expect(labels(budget.shapes.narrow)).toContain(words.words.budgetShort(params));
      }
    }
  });

  it("keeps its beginning in view until it is full, and then moves with the moment", () => {
    expect(at("t=0").picture.shiftX).toBe(0);
    const { picture } = at("t=340");
    expect(picture.shiftX).toBe(picture.pitch);
  });

  it("fills columns, and says so, where a dot would be too small", () => {
    const { picture } = at("arrivals=900&capacity=1000&t=200");
    expect(picture.world.some((mark) => mark.kind === "stacks")).toBe(false);
    expect(labelsOf(picture)).toContain(say.words.filled);
  });
});
