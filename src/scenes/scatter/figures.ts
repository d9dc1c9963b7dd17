import { SCATTER_CLIENTS, SCATTER_FAILURES, scatterFigures } from "../../core/index.ts";
import type { Figures, Table } from "../contract.ts";
import { type ScatterRun, valuesOf } from "./run.ts";

/** The named quantities of the last row, in both readings, and the parameters. */
export const figures = ({ shown }: ScatterRun): Figures => {
  const { base, cap } = shown.params;
  const { distinctLast, minLast, maxLast, meanLast, limitLast, spanLastTime, busiestLastTime } =
    scatterFigures(shown);
  return {
    clients: { value: SCATTER_CLIENTS, unit: "count" },
    failures: { value: SCATTER_FAILURES, unit: "count" },
    distinctLast: { value: distinctLast, unit: "count" },
    minLast: { value: minLast, unit: "tick" },
    maxLast: { value: maxLast, unit: "tick" },
    meanLast: { value: meanLast, unit: "tick" },
    limitLast: limitLast === undefined ? undefined : { value: limitLast, unit: "tick" },
    spanLastTime: { value: spanLastTime, unit: "tick" },
    busiestLastTime: { value: busiestLastTime, unit: "count" },
    base: { value: base, unit: "tick" },
    cap: { value: cap, unit: "tick" },
  };
};

/** A row a client, a column a failure: what the reading shows. */
export const table = ({ shown, reading }: ScatterRun): Table => ({
  columns: [
    { name: "client", unit: "count" },
    ...shown.rows.map((_, k) => ({ name: `failure${k + 1}`, unit: "tick" }) as const),
  ],
  rows: SCATTER_CLIENTS,
  row: (client) => [client + 1, ...shown.rows.map((row) => valuesOf(row, reading)[client]!)],
  rowAt: () => 0,
});
