import type { Mark } from "../contract.ts";
import { waitingFor } from "./calendar.ts";
import type { Sight } from "./sight.ts";

/** Counts by distance from the line: index 0 is the tick `now` in the past, `now + 1` in the future. */
export interface Columns {
  readonly load: Int32Array;
  readonly answered: Int32Array;
  readonly waiting: Int32Array;
}

export const columnsAt = ({ run, now, frame }: Sight): Columns => {
  const past = Math.min(frame.pastTicks, now + 1);
  const load = new Int32Array(past);
  const answered = new Int32Array(past);
  for (let i = 0; i < past; i++) {
    load[i] = run.storm.loadPerTick[now - i] ?? 0;
    answered[i] = run.storm.answeredPerTick[now - i] ?? 0;
  }
  // one column more than fits: it slides in during the tick
  const waiting = new Int32Array(frame.futureTicks + 1);
  for (let i = 0; i < waiting.length; i++) waiting[i] = waitingFor(run.calendar, now + 1 + i, now);
  return { load, answered, waiting };
};

/** A column that needs its count written above it. */
export interface Top {
  readonly tick: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

/** The columns as marks, whether dots or filled. */
export interface Drawn {
  readonly marks: readonly Mark[];
  readonly tops: readonly Top[];
  /** The lower left corner of the i-th client of the next tick. */
  readonly startOfNext: (index: number) => readonly [number, number];
}
