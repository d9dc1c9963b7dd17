import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Calendar } from "../../src/core/calendar/Calendar.ts";
import { type RandomState, randomInt, ruleIds, seedXor128 } from "../../src/core/index.ts";
import { nextOutput } from "../../src/core/random/xor128.ts";
import { type RuleId, rules } from "../../src/core/rules/index.ts";
import { longestPause } from "../../src/core/rules/longestPause.ts";
import type { PauseParams } from "../../src/core/rules/PauseRule.ts";
import { ByPauseAside } from "../../src/core/waiting/ByPauseAside.ts";
import type { Waiting } from "../../src/core/waiting/Waiting.ts";
import { waitBy } from "../../src/core/waiting/waitBy.ts";

const ticks = fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 699_050 }));

const pauseParams: fc.Arbitrary<PauseParams> = fc
  .tuple(ticks, ticks, fc.integer({ min: 1, max: 1e5 }), fc.oneof(ticks, fc.constant(2 ** 21)))
  .map(([a, b, pause, window]) => ({ base: Math.min(a, b), cap: Math.max(a, b), pause, window }));

const seeds = fc.integer({ min: 1, max: 2 ** 31 - 1 });

/** The pause after the k-th failure, as the model's table writes it. */
const tableOfRules: Record<
  RuleId,
  (k: number, previous: number, p: PauseParams, random: RandomState) => number
> = {
  immediate: () => 1,
  constant: (_k, _previous, { pause }) => pause,
  exponential: (k, _previous, p) => growing(k, p),
  full: (k, _previous, p, random) => randomInt(random, 1, growing(k, p)),
  equal: (k, _previous, p, random) => {
    const h = Math.floor(growing(k, p) / 2);
    return Math.max(1, h + randomInt(random, 0, growing(k, p) - h));
  },
  decorrelated: (_k, previous, { base, cap }, random) => Math.min(cap, randomInt(random, base, 3 * previous)),
  fixedWindow: (_k, _previous, { window }, random) => randomInt(random, 1, window),
};

const growing = (k: number, { base, cap }: PauseParams): number => Math.min(cap, base * 2 ** (k - 1));

interface Crowd {
  readonly calendar: Calendar;
  readonly waiting: Waiting;
}

/** Clients with these entries knock at tick 0, and are sent piece by piece. */
const refuse = (calendar: Calendar, entries: readonly number[], send: (from: number, to: number) => void) => {
  for (const entry of entries) calendar.put(0, entry);
  calendar.open(0);
  while (calendar.nextPiece()) send(calendar.pieceFrom, calendar.pieceTo);
};

/** Entries of those who knock at a tick. */
const knocking = (calendar: Calendar, tick: number): number[] => {
  const entries: number[] = [];
  calendar.open(tick);
  while (calendar.nextPiece()) entries.push(...calendar.words.subarray(calendar.pieceFrom, calendar.pieceTo));
  return entries;
};

/**
 * Lets clients fail at tick 0 over and over, all in one run, and gives their pauses, failure by failure. They are
 * sent one by one, and in another calendar together: the same must lie there.
 */
const failuresOf = (crowd: () => Crowd, random: RandomState, clients: number, rows: number): number[][] => {
  const [apart, together] = [crowd(), crowd()];
  const [entries, same] = [apart, together].map(({ waiting }) =>
    Array.from({ length: clients }, (_, client) => waiting.entryOf(client)),
  ) as [number[], number[]];
  expect(same).toEqual(entries);
  return Array.from({ length: rows }, () => {
    const pauses: number[] = [];
    const another = random.slice();
    refuse(apart.calendar, entries, (from, to) => {
      for (let at = from; at < to; at++) pauses.push(apart.waiting.send(apart.calendar, at, 0, random));
    });
    refuse(together.calendar, entries, (from, to) => {
      together.waiting.sendAll(together.calendar, from, to, 0, another);
    });
    expect(another).toEqual(random);
    for (const pause of new Set(pauses)) {
      const there = knocking(apart.calendar, pause);
      expect(knocking(together.calendar, pause)).toEqual(there);
      for (const entry of there) {
        const client = entry >>> apart.waiting.clientShift;
        expect(pauses[client]).toBe(pause);
        entries[client] = entry;
      }
    }
    return pauses;
  });
};

const failures = (
  id: RuleId,
  params: PauseParams,
  random: RandomState,
  clients: number,
  rows: number,
): number[][] => {
  const crowd = () => {
    const calendar = new Calendar({ longestPauseTicks: longestPause(rules[id], params), clients });
    return { calendar, waiting: waitBy(rules[id], params, calendar, clients) };
  };
  return failuresOf(crowd, random, clients, rows);
};

describe.each(ruleIds)("the rule %s", { timeout: 60_000 }, (id) => {
  test("gives the pauses of the model's table, draw for draw", () => {
    fc.assert(
      fc.property(pauseParams, seeds, (params, seed) => {
        const random = seedXor128(seed);
        const previous = Array.from({ length: 3 }, () => params.base);
        const expected = Array.from({ length: 40 }, (_, row) =>
          previous.map((pause, client) => {
            previous[client] = tableOfRules[id](row + 1, pause, params, random);
            return previous[client];
          }),
        );
        const drawn = seedXor128(seed);
        expect(failures(id, params, drawn, 3, 40)).toEqual(expected);
        expect(drawn).toEqual(random);
      }),
      { numRuns: 60 },
    );
  });

  test("gives whole pauses from 1 to the longest that it announces", () => {
    fc.assert(
      fc.property(pauseParams, seeds, (params, seed) => {
        const longest = longestPause(rules[id], params);
        for (const pause of failures(id, params, seedXor128(seed), 4, 30).flat()) {
          expect(Number.isInteger(pause) && pause >= 1 && pause <= longest).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("takes as many outputs of the generator as it says", () => {
    fc.assert(
      fc.property(pauseParams, seeds, fc.integer({ min: 1, max: 60 }), (params, seed, clients) => {
        const [drawn, counted] = [seedXor128(seed), seedXor128(seed)];
        failures(id, params, drawn, clients, 1);
        for (let draw = 0; draw < clients * rules[id].draws; draw++) nextOutput(counted);
        expect(drawn).toEqual(counted);
      }),
    );
  });

  test("gives the same pauses for the same seed", () => {
    fc.assert(
      fc.property(pauseParams, seeds, (params, seed) => {
        const run = () => failures(id, params, seedXor128(seed), 5, 12);
        expect(run()).toEqual(run());
      }),
      { numRuns: 30 },
    );
  });
});

describe("rules that grow", () => {
  const grow: readonly RuleId[] = ["exponential", "full", "equal", "decorrelated"];

  test.each(grow)("%s never waits longer than the cap, and may reach it", (id) => {
    const params = { base: 1, cap: 7, pause: 10, window: 10 };
    const pauses = failures(id, params, seedXor128(5), 40, 25).flat();
    expect(Math.max(...pauses)).toBe(7);
  });

  test("doubling does not overflow, however often a client has failed", () => {
    const pauses = failures(
      "exponential",
      { base: 1, cap: 699_050, pause: 1, window: 1 },
      seedXor128(1),
      1,
      3000,
    );
    expect(pauses.slice(18, 22).flat()).toEqual([262_144, 524_288, 699_050, 699_050]);
    expect(pauses.at(-1)).toEqual([699_050]);
  });
});

test("previous pauses that do not fit beside the client are drawn just the same aside", () => {
  fc.assert(
    fc.property(pauseParams, seeds, (params, seed) => {
      const growth = { lo: params.base, growth: 3, cap: params.cap };
      const crowd = () => ({
        calendar: new Calendar({ longestPauseTicks: params.cap, clients: 3 }),
        waiting: new ByPauseAside(growth),
      });
      const rows = failuresOf(crowd, seedXor128(seed), 3, 12);
      expect(rows).toEqual(failures("decorrelated", params, seedXor128(seed), 3, 12));
    }),
    { numRuns: 40 },
  );
});
