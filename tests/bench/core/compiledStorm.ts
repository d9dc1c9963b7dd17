import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StormParams } from "../../../src/core/index.ts";

/** Runs the C storm `runs` times: the requests of a run, its checksum, and its nanoseconds of processor time. */
export type CompiledStorm = (
  params: StormParams,
  buckets: "list" | "chunks",
  runs: number,
) => { readonly requests: number; readonly checksum: number; readonly nanoseconds: number };

/**
 * Compiles storm.c with the machine's cc, into the system's folder for such things; undefined when there is
 * no cc.
 */
export function compileStorm(): CompiledStorm | undefined {
  const source = fileURLToPath(new URL("storm.c", import.meta.url));
  const program = join(mkdtempSync(join(tmpdir(), "retry-storm-bench-")), "storm");
  const { error, status, stderr } = spawnSync("cc", ["-O2", "-o", program, source], { encoding: "utf8" });
  if (error) return undefined;
  if (status !== 0) throw new Error(`cc does not take storm.c: ${stderr}`);
  return (params, buckets, runs) => {
    const { rule, clients, capacity, outage, rejectCost, horizon, base, cap, seed } = params;
    const numbers = [clients, capacity, outage, rejectCost.p, rejectCost.q, horizon, base, cap, seed, runs];
    const { stdout } = spawnSync(program, [rule, buckets, ...numbers.map(String)], { encoding: "utf8" });
    const [requests = 0, checksum = 0, nanoseconds = 0] = stdout.trim().split(" ").map(Number);
    return { requests, checksum, nanoseconds };
  };
}
