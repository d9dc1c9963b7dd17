import type { Flights } from "../contract.ts";
import { waitingFor } from "./calendar.ts";
import type { Sight } from "./sight.ts";

/** More dots than this in the air at once are a cloud: an even sample of them flies. */
const MOST_FLIGHTS = 2500;

/**
 * What happens between tick `now` and the next: the next tick's clients, at the right of the line, are answered and drop
 * through the base, or are refused and fly to the tick of their next try.
 * `start` gives the lower left corner of the i-th client of the next tick, in the order in which they lie there.
 */
export const flightsOf = (
  { run, now, frame }: Sight,
  start: (index: number) => readonly [x: number, y: number],
): readonly Flights[] => {
  const tick = now + 1;
  const { loadPerTick, answeredPerTick, flows } = run.storm;
  if (!frame.dots || tick >= run.ticks || loadPerTick[tick] === 0 || flows === undefined) return [];
  const every = Math.max(1, Math.ceil(loadPerTick[tick]! / MOST_FLIGHTS));
  const answered = answeredPerTick[tick]!;

  const drained: number[] = [];
  for (let i = 0; i < answered; i += every) {
    const [x, y] = start(i);
    drained.push(x, y, x - frame.pitch, frame.base + frame.fontSize * 1.6);
  }

  const refused: number[] = [];
  let index = answered;
  for (let flow = flows.start[tick]!; flow < flows.start[tick + 1]!; flow++) {
    const target = flows.target[flow]!;
    const landsOn = waitingFor(run.calendar, target, now);
    const landsX = Math.min(frame.columnX(target, tick), frame.w);
    for (let i = 0; i < flows.count[flow]!; i++, index++) {
      if (index % every !== 0) continue;
      const [x, y] = start(index);
      const row = Math.min(landsOn + i, frame.rows - 1);
      refused.push(x, y, landsX, frame.base - row * frame.pitch);
    }
  }
  return [
    { role: "answered", path: Float32Array.from(drained), rise: 0 },
    { role: "rejected", path: Float32Array.from(refused), rise: (frame.base - frame.top) * 0.35 },
  ];
};
