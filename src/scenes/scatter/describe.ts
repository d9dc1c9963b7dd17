import { SCATTER_CLIENTS, SCATTER_FAILURES, scatterFigures } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import type { ScatterRun } from "./run.ts";
import type { ScatterWords } from "./words.ts";

/** The last row in a sentence: whether anybody still stands beside anybody. */
export const describe = (
  { shown, reading }: ScatterRun,
  _tick: number,
  { words, time, count }: Say<ScatterWords>,
): string => {
  const { distinctLast, minLast, maxLast, spanLastTime, busiestLastTime } = scatterFigures(shown);
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
