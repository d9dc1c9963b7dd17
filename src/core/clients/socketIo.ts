import { overlap } from "./measure.ts";
import type { CapApplied, RealClient } from "./RealClient.ts";

interface Settings {
  readonly reconnectionDelay: number;
  readonly reconnectionDelayMax: number;
  readonly randomizationFactor: number;
}

const DEFAULTS: Settings = {
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
};

/**
 * socket.io-client 4.8: doubling, plus or minus up to half of it, then the cap. One random number gives both:
 * its size the deviation, its first decimal digit the sign (contrib/backo2.ts).
 */
export function socketIo(settings: Partial<Settings> = {}): RealClient {
  const {
    reconnectionDelay,
    reconnectionDelayMax: capMs,
    randomizationFactor,
  } = { ...DEFAULTS, ...settings };
  const limitMs = (retry: number) => reconnectionDelay * 2 ** (retry - 1);
  const aroundMs = (retry: number, applied: CapApplied) =>
    applied === "raw" ? Math.min(limitMs(retry), capMs) : limitMs(retry);
  return {
    library: "socket.io",
    capMs,
    limitMs,
    pauseMs({ retry, chance }, applied) {
      const ms = aroundMs(retry, applied);
      const deviation = Math.floor(chance * randomizationFactor * ms);
      const drawn = isMinus(Math.floor(chance * 10)) ? ms - deviation : ms + deviation;
      return Math.trunc(applied === "final" ? Math.min(drawn, capMs) : drawn);
    },
    longestMs(retry, applied) {
      const ms = aroundMs(retry, applied) * (1 + randomizationFactor);
      return applied === "final" ? Math.min(ms, capMs) : ms;
    },
    shareAtCap(retry, applied) {
      const ms = aroundMs(retry, applied);
      // the deviation, floor(chance * width), must be one of these for the pause to become the cap
      const width = randomizationFactor * ms;
      const above = applied === "final" ? Number.POSITIVE_INFINITY : capMs - ms;
      const below = applied === "final" ? 0 : ms - capMs;
      let share = 0;
      for (let digit = 0; digit < 10; digit++) {
        const [least, most] = isMinus(digit) ? [below, ms - capMs] : [capMs - ms, above];
        if (most < least) continue;
        share += overlap(
          Math.ceil(least) / width,
          (Math.floor(most) + 1) / width,
          digit / 10,
          (digit + 1) / 10,
        );
      }
      return share;
    },
  };
}

function isMinus(digit: number): boolean {
  return digit % 2 === 0;
}
