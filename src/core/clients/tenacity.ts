import { measure } from "./measure.ts";
import type { RealClient } from "./RealClient.ts";

interface Settings {
  readonly maxMs: number;
  readonly jitterMs: number;
}

/** What both of its functions begin with. */
const FIRST_MS = 1000;

/**
 * tenacity 9.1 has a function for either place (tenacity/wait.py). `wait_exponential_jitter` adds up to
 * `jitter` to the doubling limit, then caps; `wait_random_exponential` draws anything up to the capped limit.
 */
export function tenacity({ maxMs: capMs, jitterMs }: Settings): RealClient {
  const limitMs = (retry: number) => FIRST_MS * 2 ** (retry - 1);
  return {
    library: "tenacity",
    capMs,
    limitMs,
    pauseMs: ({ retry, chance }, applied) =>
      applied === "final"
        ? Math.min(limitMs(retry) + chance * jitterMs, capMs)
        : chance * Math.min(limitMs(retry), capMs),
    longestMs: (retry, applied) => Math.min(limitMs(retry) + (applied === "final" ? jitterMs : 0), capMs),
    shareAtCap: (retry, applied) =>
      applied === "final" ? measure((capMs - limitMs(retry)) / jitterMs, 1) : 0,
  };
}
