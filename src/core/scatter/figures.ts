import { SCATTER_CLIENTS, type ScatterResult, type ScatterRow } from "./runScatter.ts";

/** What the last row of a scatter shows. Times are in ticks. */
export interface ScatterFigures {
  /** How many different pauses there are. */
  readonly distinctLast: number;
  readonly minLast: number;
  readonly maxLast: number;
  readonly meanLast: number;
  /** The limit on the pause; undefined where each client has its own. */
  readonly limitLast: number | undefined;
  /** From the first client's last retry to the last one's. */
  readonly spanLastTime: number;
  /** The most clients that knock in one tick. */
  readonly busiestLastTime: number;
}

/** The figures of a scatter's last row. */
export function scatterFigures({ params, rows }: ScatterResult): ScatterFigures {
  const { pause, time, hi } = rows.at(-1) as ScatterRow;
  return {
    distinctLast: new Set(pause).size,
    minLast: Math.min(...pause),
    maxLast: Math.max(...pause),
    meanLast: pause.reduce((sum, ticks) => sum + ticks, 0) / SCATTER_CLIENTS,
    limitLast: params.rule === "decorrelated" ? undefined : hi[0],
    spanLastTime: Math.max(...time) - Math.min(...time),
    busiestLastTime: mostOfOneValue(time),
  };
}

function mostOfOneValue(values: Int32Array): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(...counts.values());
}
