import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Calendar } from "../../src/core/calendar/Calendar.ts";
import { readStormParams, runStorm } from "../../src/core/index.ts";
import { anyStorm } from "./anyStorm.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the work of a storm", { timeout: 60_000 }, () => {
  test("is in the ticks at which somebody knocks; the others are not even opened", () => {
    fc.assert(
      fc.property(anyStorm, (params) => {
        const open = vi.spyOn(Calendar.prototype, "open");
        const { loadPerTick, requests } = runStorm(params);
        const busy = loadPerTick.filter((load) => load > 0).length;
        expect(open.mock.calls.length).toBeLessThanOrEqual(busy + 1);
        expect(busy).toBeLessThanOrEqual(requests);
        open.mockRestore();
      }),
    );
  });

  test("is 65 knocks where one client waits out an outage of a million ticks", () => {
    const open = vi.spyOn(Calendar.prototype, "open");
    const params = readStormParams({
      rule: "exponential",
      clients: 1,
      outage: 1e6,
      cap: 20_000,
      horizon: 1e7,
    });
    const { ticks, requests, end } = runStorm(params);
    expect({ end, ticks, requests }).toEqual({ end: "settled", ticks: 1_012_768, requests: 65 });
    expect(open).toHaveBeenCalledTimes(requests);
  });
});

describe("the memory of a calendar", () => {
  const crowd = fc.record({
    clients: fc.integer({ min: 1, max: 3000 }),
    longestPauseTicks: fc.integer({ min: 1, max: 3000 }),
  });

  test("is linear in the clients and the longest pause", () => {
    fc.assert(
      fc.property(crowd, ({ clients, longestPauseTicks }) => {
        const { words } = new Calendar({ clients, longestPauseTicks });
        const needed = 4 * longestPauseTicks + 68 * clients + 6 * 512;
        expect(words.length).toBeLessThanOrEqual(2 * needed);
      }),
    );
  });

  test("does not grow, however long a crowd waits in it", () => {
    fc.assert(
      fc.property(crowd, fc.infiniteStream(fc.nat()), ({ clients, longestPauseTicks }, chance) => {
        const calendar = new Calendar({ clients, longestPauseTicks });
        const { words } = calendar;
        const pause = () => 1 + ((chance.next().value ?? 0) % longestPauseTicks);
        for (let client = 0; client < clients; client++) calendar.put(pause(), client);
        // far enough, most often, for the buckets to move down
        const end = 3 * Math.max(longestPauseTicks, 300);
        let knocks = 30_000;
        for (let tick = 1; tick < end && knocks > 0; tick = calendar.goToKnock(tick + 1, end)) {
          knocks -= calendar.open(tick);
          while (calendar.nextPiece()) {
            for (let at = calendar.pieceFrom; at < calendar.pieceTo; at++) {
              calendar.put(tick + pause(), calendar.words[at] ?? 0);
            }
          }
        }
        expect(calendar.words).toBe(words);
      }),
      { numRuns: 30 },
    );
  });

  test("grows with a crowd that was not announced, and loses nobody", () => {
    const calendar = new Calendar({ clients: 1, longestPauseTicks: 3 });
    for (let client = 0; client < 10_000; client++) calendar.put(1 + (client % 3), client);
    const read = [1, 2, 3].map((tick) => {
      const size = calendar.open(tick);
      const clients: number[] = [];
      while (calendar.nextPiece())
        clients.push(...calendar.words.subarray(calendar.pieceFrom, calendar.pieceTo));
      expect(clients).toHaveLength(size);
      return clients;
    });
    expect(read).toEqual(
      [0, 1, 2].map((first) => Array.from({ length: first === 0 ? 3334 : 3333 }, (_, i) => first + 3 * i)),
    );
  });
});
