import fc from "fast-check";
import { expect, it } from "vitest";
import { momentsOf, type Plan } from "../../../src/stage/files/film/plan.ts";

const anyPlan = fc
  .record({
    ticks: fc.integer({ min: 1, max: 400 }),
    events: fc.array(fc.nat(400), { maxLength: 10 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    seconds: fc.integer({ min: 1, max: 20 }),
    speed: fc.constantFrom(0.25, 1, 5),
    skipQuiet: fc.boolean(),
  })
  .map(({ ticks, events, share, ...rest }): Plan => {
    const nextEvent = (tick: number) => Math.min(ticks, ...events.filter((event) => event >= tick));
    return {
      ...rest,
      track: { ticks, tickMs: 100, growing: false, nextEvent },
      fromTick: Math.round(share * (ticks - 1)),
    };
  });
const anyRate = fc.constantFrom(20, 30);

it("begins a film at the moment shown and never lets it go back or beyond the run", () => {
  fc.assert(
    fc.property(anyPlan, anyRate, (plan, rate) => {
      const times = momentsOf(plan, rate).map(({ tick, phase }) => tick + phase);
      expect(times[0]).toBe(plan.fromTick);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(plan.track.ticks - 1);
    }),
  );
});

it("lasts as long as asked, unless the run ends before: then its last moment is held for a second", () => {
  fc.assert(
    fc.property(anyPlan, anyRate, (plan, rate) => {
      const moments = momentsOf(plan, rate);
      const end = plan.track.ticks - 1;
      const held = moments.filter(({ tick }) => tick === end).length;
      // a film whose time is over as it comes to the end holds nothing
      if (held <= 1 && plan.seconds * rate === moments.length) return;
      expect(held).toBe(rate);
    }),
  );
});

it("goes at the model's own pace: ten ticks a second where nothing is hurried through", () => {
  const track = { ticks: 1000, tickMs: 100, growing: false, nextEvent: (tick: number) => tick };
  const moments = momentsOf({ track, fromTick: 7, seconds: 5, speed: 1, skipQuiet: true }, 20);
  const last = moments.at(-1)!;
  expect(last.tick + last.phase).toBeCloseTo(7 + (moments.length - 1) / 2);
});
