import { SCATTER_CLIENTS, SCATTER_FAILURES, scatterFigures } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import type { ScatterRun } from "./run.ts";
import type { ScatterWords } from "./words.ts";

/** The last row in a sentence: whether anybody still stands beside anybody. */
export const describe = (
  { shown, reading }: ScatterRun,
  _tick: number,
  { words, q }: Say<ScatterWords>,
): string => {
  const { distinctLast, minLast, maxLast, spanLastTime, busiestLastTime } = scatterFigures(shown);
  const time = (value: number) => q({ value, unit: "tick" });
  const count = (value: number) => q({ value, unit: "count" });
  const last = {
    rule: shown.params.rule,
    clients: count(SCATTER_CLIENTS),
    failures: SCATTER_FAILURES,
  };
  return reading === "pause"
    ? words.pauses({ ...last, distinct: distinctLast, from: time(minLast), to: time(maxLast) })
    : words.times({
        ...last,
        together: spanLastTime === 0,
        at: time(shown.rows.at(-1)!.time[0]!),
        span: time(spanLastTime),
        busiest: busiestLastTime,
      });
};

/** One client's pauses, one after another, and what they add up to. */
export const inspect = (
  { shown }: ScatterRun,
  _tick: number,
  target: string,
  { words, q }: Say<ScatterWords>,
): string => {
  const client = Number(target);
  const time = (value: number) => q({ value, unit: "tick" });
  const pauses = shown.rows.map(({ pause }) => time(pause[client]!));
  return words.client(
    q({ value: client + 1, unit: "count" }),
    pauses.join(", "),
    time(shown.rows.at(-1)!.time[client]!),
  );
};
