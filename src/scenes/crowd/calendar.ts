import type { Flows } from "../../core/index.ts";

/**
 * Who waits for which tick, at any moment of the run. For each target tick (CSR by `start`) the source ticks that put
 * clients there, ascending, with how many had been put there up to and including that source. A bucket is filled in order,
 * so its content as seen at a moment is a binary search away; nothing is replayed.
 */
export interface Calendar {
  readonly start: Int32Array;
  readonly source: Int32Array;
  readonly upTo: Int32Array;
}

/** Turns the flows, which are listed by source, round: a counting sort by target, stable in the source. */
export const calendarOf = (flows: Flows): Calendar => {
  const sources = flows.start.length - 1;
  const pairs = flows.target.length;
  let lastTarget = -1;
  for (let i = 0; i < pairs; i++) if (flows.target[i]! > lastTarget) lastTarget = flows.target[i]!;
  const start = new Int32Array(lastTarget + 2);
  for (let i = 0; i < pairs; i++) start[flows.target[i]! + 1]!++;
  for (let t = 0; t <= lastTarget; t++) start[t + 1]! += start[t]!;

  const source = new Int32Array(pairs);
  const upTo = new Int32Array(pairs);
  const next = start.slice();
  for (let from = 0; from < sources; from++) {
    for (let i = flows.start[from]!; i < flows.start[from + 1]!; i++) {
      const target = flows.target[i]!;
      const at = next[target]!++;
      source[at] = from;
      upTo[at] = flows.count[i]! + (at > start[target]! ? upTo[at - 1]! : 0);
    }
  }
  return { start, source, upTo };
};

/** How many clients wait for tick `target` once tick `now` is over. */
export const waitingFor = (calendar: Calendar, target: number, now: number): number => {
  if (target + 1 >= calendar.start.length) return 0;
  const first = calendar.start[target]!;
  let low = first;
  let high = calendar.start[target + 1]!;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (calendar.source[middle]! <= now) low = middle + 1;
    else high = middle;
  }
  return low === first ? 0 : calendar.upTo[low - 1]!;
};
