import {
  readScatterParams,
  runScatter,
  type ScatterResult,
  type ScatterRow,
  type ScatterRule,
  scatterRules,
} from "../../core/index.ts";
import type { Result } from "../contract.ts";
import type { Reading, ScatterSceneParams } from "./params.ts";

/** The hundred clients under the rule that is shown, and under the others: all four stand on one axis. */
export interface ScatterRun extends Result {
  readonly reading: Reading;
  readonly shown: ScatterResult;
  readonly byRule: Readonly<Record<ScatterRule, ScatterResult>>;
}

export const run = ({ reading, ...params }: ScatterSceneParams): ScatterRun => {
  const read = readScatterParams(params);
  const byRule = Object.fromEntries(
    scatterRules.map((rule) => [rule, runScatter({ ...read, rule })]),
  ) as ScatterRun["byRule"];
  return { ticks: 1, end: "settled", reading, shown: byRule[read.rule], byRule };
};

/** What a row shows of each client, in ticks: its pause, or when it knocks again. */
export const valuesOf = (row: ScatterRow, reading: Reading): Int32Array =>
  reading === "pause" ? row.pause : row.time;

/** Ticks, both ends included. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** Where a client's dot could have fallen in a row, given the rows above. */
export const windowOf = (row: ScatterRow, client: number, reading: Reading): Range => {
  const begin = reading === "pause" ? 0 : row.time[client]! - row.pause[client]!;
  return { from: begin + row.lo[client]!, to: begin + row.hi[client]! };
};

/** Where anybody's dot could have fallen in a row: from the lowest limit to the highest. */
export const windowOfAll = (row: ScatterRow, reading: Reading): Range => {
  const windows = Array.from(row.pause, (_, client) => windowOf(row, client, reading));
  return {
    from: Math.min(...windows.map(({ from }) => from)),
    to: Math.max(...windows.map(({ to }) => to)),
  };
};
