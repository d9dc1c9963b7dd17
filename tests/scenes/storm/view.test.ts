import { describe, expect, it } from "vitest";
import type { Picture, Role, Stacks } from "../../../src/scenes/contract.ts";
import type { StormRun } from "../../../src/scenes/crowd/run.ts";
import { freeColumns, layWall } from "../../../src/scenes/crowd/walls.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";

const storm = await loadScene("storm");
const say = sayIn("en", storm.words);
const box = { w: 1080, h: 430, dpr: 1, textWidth };

const at = (query: string): { run: StormRun; picture: Picture; tick: number } => {
  const { params, tick = 0 } = decodeAddress(storm, query);
  const run: StormRun = storm.run(params, { tick: 20_000, requests: 5_000_000 });
  return { run, tick, picture: storm.view(run, tick, box, say) };
};

const dotsOf = (picture: Picture, role: Role): number =>
  picture.world
    .filter((mark): mark is Stacks => mark.kind === "stacks" && mark.role === role)
    .reduce((sum, { count }) => sum + count.reduce((a, b) => a + b, 0), 0);

const labelsOf = (picture: Picture): readonly string[] =>
  [...picture.world, ...picture.frame].flatMap((mark) => (mark.kind === "label" ? [mark.text] : []));

describe("the picture of the storm", () => {
  it("draws every waiting client as one dot, none more and none less", () => {
    const { run, picture, tick } = at("rule=full&t=118");
    expect(dotsOf(picture, "waiting")).toBe(run.storm.clients - run.totals.answered[tick]!);
  });

  it("draws two thousand who knock in one tick as a wall of two thousand dots", () => {
    const { run, picture } = at("rule=exponential&rejectCost=0&t=0");
    expect(dotsOf(picture, "rejected")).toBe(run.storm.clients);
    expect(labelsOf(picture)).toContain("2,000");
  });

  it("puts the answered at the foot of their own tick's column, below the capacity line", () => {
    const { run, picture } = at("rule=exponential&rejectCost=0&t=260");
    const answered = picture.world.find(
      (mark) => mark.kind === "stacks" && mark.role === "answered",
    ) as Stacks;
    expect([...answered.count]).toContain(run.storm.params.capacity);
    expect(Math.max(...answered.count)).toBeLessThanOrEqual(run.storm.params.capacity);
  });

  it("sets dots on whole device pixels", () => {
    for (const dpr of [1, 1.5, 2, 3]) {
      const { run, tick } = at("rule=full&t=118");
      const picture: Picture = storm.view(run, tick, { ...box, dpr }, say);
      expect(picture.pitch * dpr).toBeCloseTo(Math.round(picture.pitch * dpr), 9);
      for (const mark of picture.world) {
        if (mark.kind !== "stacks") continue;
        for (const x of mark.x) expect(x * dpr).toBeCloseTo(Math.round(x * dpr), 2);
      }
    }
  });

  it("fills columns, and says so, where a dot would be too small", () => {
    const { picture } = at("clients=100000&capacity=2500&t=118");
    expect(picture.world.some((mark) => mark.kind === "stacks")).toBe(false);
    expect(picture.world.some((mark) => mark.kind === "bars")).toBe(true);
    expect(labelsOf(picture)).toContain(say.words.filled);
  });

  it("writes how much time it shows only where no count stands, on a phone", () => {
    const narrow = { ...box, w: 324, h: 230, dpr: 3 };
    const shown = (query: string): readonly string[] => {
      const { run, tick } = at(query);
      return labelsOf(storm.view(run, tick, narrow, say));
    };
    const span = (texts: readonly string[]) => texts.filter((text) => / in view$/u.test(text));
    expect(span(shown("rule=full&t=118"))).toHaveLength(1);
    expect(span(shown("rule=exponential&t=600"))).toEqual([]);
    expect(shown("rule=exponential&t=600")).toContain("2,000");
  });

  it("lets the refused of the next tick fly to where they wait then", () => {
    const { run, picture, tick } = at("rule=full&t=20");
    const flights = picture.flights.find(({ role }) => role === "rejected")!;
    const refused = run.storm.loadPerTick[tick + 1]! - run.storm.answeredPerTick[tick + 1]!;
    expect(flights.path.length / 4).toBe(refused);
  });

  it("shortens the window on a phone and says how much it shows", () => {
    const { run, tick } = at("rule=full&t=118");
    const narrow: Picture = storm.view(run, tick, { w: 360, h: 340, dpr: 2, textWidth }, say);
    expect(labelsOf(narrow).some((text) => /^\d+ s in view$/u.test(text))).toBe(true);
  });
});

describe("a wall", () => {
  it("widens into empty neighbours only as far as it must", () => {
    expect(layWall(250, 100, 10).heights).toHaveLength(3);
    expect(layWall(250, 100, 10).heights.reduce((a, b) => a + b)).toBe(250);
    expect(layWall(100, 100, 10).heights).toEqual([100]);
  });
  it("is cut at the top where there is no room, and says so", () => {
    expect(layWall(250, 100, 1)).toEqual({ heights: [100, 100], cut: true });
  });
  it("keeps its own column high enough for the answered", () => {
    expect(layWall(60, 55, 5, 50).heights).toEqual([50, 10]);
  });
  it("sees its free neighbours up to the next column that holds something", () => {
    expect(freeColumns([5, 0, 0, 7, 0], 0)).toBe(2);
    expect(freeColumns([5, 0, 0, 7, 0], 3)).toBe(1);
  });
});
