import { measure } from "./measure.ts";
import type { RealClient } from "./RealClient.ts";

interface Settings {
  readonly backoffLimit: number;
}

/** What ky's default `delay` begins with. */
const FIRST_MS = 300;

/**
 * ky 1.14 with `jitter: true`: anything up to the doubling limit, then `backoffLimit` (source/core/Ky.ts).
 */
export function ky({ backoffLimit: capMs }: Settings): RealClient {
  const limitMs = (retry: number) => FIRST_MS * 2 ** (retry - 1);
  return {
    library: "ky",
    capMs,
    limitMs,
    pauseMs: ({ retry, chance }, applied) =>
      applied === "final"
        ? Math.min(chance * limitMs(retry), capMs)
        : chance * Math.min(limitMs(retry), capMs),
    longestMs: (retry) => Math.min(limitMs(retry), capMs),
    shareAtCap: (retry, applied) => (applied === "final" ? measure(capMs / limitMs(retry), 1) : 0),
  };
}
