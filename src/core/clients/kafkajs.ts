import type { RealClient } from "./RealClient.ts";

interface Settings {
  readonly initialRetryTime: number;
  readonly factor: number;
  readonly multiplier: number;
  readonly maxRetryTime: number;
}

const DEFAULTS: Settings = { initialRetryTime: 300, factor: 0.2, multiplier: 2, maxRetryTime: 30_000 };

/**
 * kafkajs 2.2: plus or minus a fifth, doubled, then the cap; and what comes out is what the next pause is
 * made from (src/retry/index.js), so that the deviations add up.
 */
export function kafkajs(settings: Partial<Settings> = {}): RealClient {
  const { initialRetryTime, factor, multiplier, maxRetryTime: capMs } = { ...DEFAULTS, ...settings };
  const around = (ms: number, chance: number) => Math.ceil(ms - factor * ms + chance * 2 * factor * ms);
  const pauseMs: RealClient["pauseMs"] = ({ retry, chance, previousMs }, applied) => {
    if (retry === 1) return around(initialRetryTime, chance);
    if (applied === "raw") return around(Math.min(previousMs * multiplier, capMs), chance);
    return Math.min(around(previousMs, chance) * multiplier, capMs);
  };
  return {
    library: "kafkajs",
    capMs,
    limitMs: (retry) => initialRetryTime * multiplier ** (retry - 1),
    pauseMs,
    longestMs(retry, applied) {
      let longest = 0;
      for (let k = 1; k <= retry; k++)
        longest = pauseMs({ retry: k, chance: 1, previousMs: longest }, applied);
      return longest;
    },
  };
}
