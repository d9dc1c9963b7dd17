import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { waitingFor } from "../../../src/scenes/crowd/calendar.ts";
import type { StormRun } from "../../../src/scenes/crowd/run.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { paramsOf } from "../arbitrary.ts";

const storm = await loadScene("storm");

describe("the calendar of the waiting", () => {
  it("holds every client that is not answered, at every moment", () => {
    fc.assert(
      fc.property(paramsOf(storm), fc.double({ min: 0, max: 1, noNaN: true }), (params, share) => {
        const run: StormRun = storm.run(params, { tick: 1500, requests: 100_000 });
        const now = Math.floor(share * (run.ticks - 1));
        let waiting = 0;
        for (let tick = now + 1; tick < run.calendar.start.length; tick++)
          waiting += waitingFor(run.calendar, tick, now);
        const clients = run.storm.clients;
        expect(waiting).toBe(clients === 0 ? 0 : clients - (run.totals.answered[now] ?? 0));
      }),
      { numRuns: 60 },
    );
  });

  it("has for a tick, when it comes, exactly those who knock in it", () => {
    fc.assert(
      fc.property(paramsOf(storm), (params) => {
        const run: StormRun = storm.run(params, { tick: 600, requests: 100_000 });
        for (let tick = 1; tick < run.ticks; tick++) {
          expect(waitingFor(run.calendar, tick, tick - 1)).toBe(run.storm.loadPerTick[tick]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
