import fc from "fast-check";
import { expect, test } from "vitest";
import { Calendar } from "../../src/core/calendar/Calendar.ts";

/** Clients who knock, wait as long as they are told, and leave in the end: pauses by client. */
const crowds = fc.integer({ min: 1, max: 700 }).chain((longestPauseTicks) =>
  fc.record({
    longestPauseTicks: fc.constant(longestPauseTicks),
    pauses: fc.array(fc.array(fc.integer({ min: 1, max: longestPauseTicks }), { maxLength: 20 }), {
      minLength: 1,
      maxLength: 60,
    }),
    announced: fc.integer({ min: 1, max: 2000 }),
  }),
);

type Knock = readonly [tick: number, client: number];

/** Who knocks when, one list a tick. */
function plainly(pauses: readonly (readonly number[])[]): Knock[] {
  const due = new Map<number, number[]>([[0, pauses.map((_, client) => client)]]);
  const told = pauses.map(() => 0);
  const knocks: Knock[] = [];
  while (due.size > 0) {
    const tick = Math.min(...due.keys());
    for (const client of due.get(tick) ?? []) {
      knocks.push([tick, client]);
      const pause = pauses[client]?.[told[client]!++];
      if (pause !== undefined) due.set(tick + pause, [...(due.get(tick + pause) ?? []), client]);
    }
    due.delete(tick);
  }
  return knocks;
}

function byCalendar(
  pauses: readonly (readonly number[])[],
  longestPauseTicks: number,
  clients: number,
): Knock[] {
  const calendar = new Calendar({ longestPauseTicks, clients });
  const told = pauses.map(() => 0);
  const knocks: Knock[] = [];
  const end = 20 * longestPauseTicks + 1;
  for (let client = 0; client < pauses.length; client++) calendar.put(0, client);
  for (let tick = 0; tick < end; tick = calendar.goToKnock(tick + 1, end)) {
    calendar.open(tick);
    while (calendar.nextPiece()) {
      for (let at = calendar.pieceFrom; at < calendar.pieceTo; at++) {
        const client = calendar.words[at] as number;
        knocks.push([tick, client]);
        const pause = pauses[client]?.[told[client]!++];
        if (pause !== undefined) calendar.put(tick + pause, client);
      }
    }
  }
  return knocks;
}

test("a calendar lets everybody knock at his tick, in the order in which they were put there", () => {
  fc.assert(
    fc.property(crowds, ({ pauses, longestPauseTicks, announced }) => {
      expect(byCalendar(pauses, longestPauseTicks, announced)).toEqual(plainly(pauses));
    }),
    { numRuns: 300 },
  );
});

test("a calendar goes straight to the end where nobody waits any more", () => {
  const calendar = new Calendar({ longestPauseTicks: 5, clients: 1 });
  calendar.put(3, 7);
  expect(calendar.goToKnock(0, 1e9)).toBe(3);
  calendar.open(3);
  expect(calendar.goToKnock(4, 1e9)).toBe(1e9);
  calendar.put(1e9 + 5, 8);
  expect(calendar.goToKnock(1e9, 2e9)).toBe(1e9 + 5);
});
