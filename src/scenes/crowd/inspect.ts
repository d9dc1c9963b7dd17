import type { Say } from "../contract.ts";
import type { StormPictureWords } from "../words/CrowdWords.ts";
import { waitingFor } from "./calendar.ts";
import type { StormRun } from "./run.ts";

/** One tick's numbers, as seen at the end of tick `now`: what the server saw, or who waits for it. `target` is the tick. */
export const inspect = (
  { storm, calendar }: StormRun,
  now: number,
  target: string,
  { words, q, count }: Say<StormPictureWords>,
): string => {
  const tick = Number(target);
  const time = q({ value: tick, unit: "tick" });
  if (tick > now) {
    const waiting = waitingFor(calendar, tick, now);
    return words.futureTick(time, waiting, count(waiting));
  }
  const load = storm.loadPerTick[tick] ?? 0;
  const answered = storm.answeredPerTick[tick] ?? 0;
  const down = tick < storm.params.outage;
  return words.pastTick(time, { load, answered, rejected: load - answered, down, written: count });
};
