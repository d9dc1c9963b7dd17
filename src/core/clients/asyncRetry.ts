import { measure } from "./measure.ts";
import type { CapApplied, RealClient } from "./RealClient.ts";

interface Settings {
  readonly minTimeout: number;
  readonly maxTimeout: number;
}

/**
 * async-retry 1.3, which has `retry` compute its pauses, with `randomize` on as by default: from the doubling
 * limit up to twice as much, rounded, then `maxTimeout`. `retry` draws all pauses first and sorts them; with
 * a factor of 2 they are in order already.
 */
export function asyncRetry({ minTimeout, maxTimeout: capMs }: Settings): RealClient {
  const limitMs = (retry: number) => minTimeout * 2 ** (retry - 1);
  const leastMs = (retry: number, applied: CapApplied) =>
    applied === "raw" ? Math.min(limitMs(retry), capMs) : limitMs(retry);
  return {
    library: "async-retry",
    capMs,
    limitMs,
    pauseMs({ retry, chance }, applied) {
      const drawn = Math.round((1 + chance) * leastMs(retry, applied));
      return applied === "final" ? Math.min(drawn, capMs) : drawn;
    },
    longestMs(retry, applied) {
      const ms = 2 * leastMs(retry, applied);
      return applied === "final" ? Math.min(ms, capMs) : ms;
    },
    shareAtCap(retry, applied) {
      const ms = leastMs(retry, applied);
      const chanceOf = (pauseMs: number) => pauseMs / ms - 1;
      // from half a millisecond below on it is rounded to the cap
      return measure(chanceOf(capMs - 0.5), applied === "final" ? 1 : chanceOf(capMs + 0.5));
    },
  };
}
