import { readStormParams, runStorm, type StormParams } from "../../../src/core/index.ts";
import type { CompiledStorm } from "./compiledStorm.ts";
import { plainStorm } from "./plainStorm.ts";

/** One way to go through a storm, and how long it takes. */
export interface Contender {
  readonly name: string;
  /** Nanoseconds a request, the mean of `runs` runs. */
  measure(params: StormParams, runs: number): number;
  /** Runs of a size that are worth the wait. */
  runs(clients: number): number;
}

export const benchParams = (rule: string, clients: number): StormParams =>
  readStormParams({ rule, clients, capacity: clients / 40 });

/** Processor time, this program's alone: what else the machine does meanwhile does not count. */
const inProcess = (run: (params: StormParams) => { readonly requests: number }): Contender["measure"] => {
  return (params, runs) => {
    const from = process.cpuUsage();
    let requests = 0;
    for (let i = 0; i < runs; i++) requests += run(params).requests;
    const { user, system } = process.cpuUsage(from);
    return ((user + system) * 1000) / requests;
  };
};

export const core: Contender = {
  name: "core",
  measure: inProcess((params) => runStorm(params)),
  runs: (clients) => Math.max(3, Math.ceil(1e6 / clients)),
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
