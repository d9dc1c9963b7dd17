import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { readStormParams, runStorm, type StormParams } from "../../../src/core/index.ts";
import type { CompiledStorm } from "./compiledStorm.ts";
import { plainStorm } from "./plainStorm.ts";

/** One way to go through a storm, and how long it takes. */
export interface Contender {
  readonly name: string;
  /** Nanoseconds of processor time a request, in a process of its own that has warmed up. */
  measure(rule: string, clients: number): number;
}

export const benchParams = (rule: string, clients: number): StormParams =>
  readStormParams({ rule, clients, capacity: clients / 40 });

/** A storm in this program, and how many runs of a size are worth the wait. */
interface Storm {
  readonly run: (params: StormParams) => { readonly requests: number };
  readonly runs: (clients: number) => number;
}

const runsOf = (clients: number): number => Math.max(4, Math.ceil(4e6 / clients));

/** The storms that `turn.ts` can measure, by name. The plain loop is far behind: a few runs are enough. */
export const storms = {
  core: { run: (params) => runStorm(params), runs: runsOf },
  plain: { run: plainStorm, runs: (clients) => Math.max(1, Math.ceil(1e4 / clients)) },
} as const satisfies Record<string, Storm>;

const inNode = (name: string, storm: keyof typeof storms): Contender => ({
  name,
  measure: (rule, clients) => {
    const turn = fileURLToPath(new URL("turn.ts", import.meta.url));
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--import", "tsx", turn, storm, rule, String(clients)],
      { encoding: "utf8" },
    );
    if (status !== 0) throw new Error(stderr);
    return Number(stdout);
  },
});

export const core = inNode("core", "core");
export const plain = inNode("plain loop", "plain");

/** The C program's way of keeping its buckets: `list` or `chunks`. */
export const compiled = (program: CompiledStorm, buckets: "list" | "chunks"): Contender => ({
  name: `C, ${buckets}`,
  measure: (rule, clients) => {
    const { requests, nanoseconds } = program(benchParams(rule, clients), buckets, runsOf(clients));
    return nanoseconds / requests;
  },
});
