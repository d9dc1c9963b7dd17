import { readStormParams, runStorm, type StormParams } from "../../../src/core/index.ts";
import type { CompiledStorm } from "./compiledStorm.ts";
import { plainStorm } from "./plainStorm.ts";

/** One way to go through a storm, with its clock beside it. */
export interface Contender {
  readonly name: string;
  /** Nanoseconds a request of the median of `runs` runs. */
  measure(params: StormParams, runs: number): number;
  /** Runs of a size that are worth the wait. */
  runs(clients: number): number;
}

export const benchParams = (rule: string, clients: number): StormParams =>
  readStormParams({ rule, clients, capacity: clients / 40 });

const inProcess = (run: (params: StormParams) => { readonly requests: number }): Contender["measure"] => {
  return (params, runs) => {
    const perRequest = Array.from({ length: runs }, () => {
      const from = process.hrtime.bigint();
      const { requests } = run(params);
      return Number(process.hrtime.bigint() - from) / requests;
    });
    return median(perRequest);
  };
};

export const core: Contender = {
  name: "core",
  measure: inProcess((params) => runStorm(params)),
  runs: (clients) => Math.max(3, Math.ceil(2e6 / clients)),
};

export const plain: Contender = {
  name: "plain loop",
  measure: inProcess(plainStorm),
  runs: (clients) => Math.max(1, Math.ceil(1e4 / clients)),
};

/** The C program's way of keeping its buckets: `list` or `chunks`. */
export const compiled = (program: CompiledStorm, buckets: "list" | "chunks"): Contender => ({
  name: `C, ${buckets}`,
  measure: (params, runs) => {
    const { requests, nanoseconds } = program(params, buckets, runs);
    return nanoseconds / requests;
  },
  runs: core.runs,
});

export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
