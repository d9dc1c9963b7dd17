import type { Say } from "../contract.ts";
import type { ScatterRun } from "./run.ts";
import type { ScatterWords } from "./words.ts";

/** One client's pauses, one after another, and what they add up to. */
export const inspect = (
  { shown }: ScatterRun,
  _tick: number,
  target: string,
  { words, q, time }: Say<ScatterWords>,
): string => {
  const client = Number(target);
  const pauses = shown.rows.map(({ pause }) => time(pause[client]!));
  return words.client(
    q({ value: client + 1, unit: "count" }),
    pauses.join(", "),
    time(shown.rows.at(-1)!.time[client]!),
  );
};
