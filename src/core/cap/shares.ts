import type { CapApplied, RealClient } from "../clients/RealClient.ts";
import { nextOutput, seedXor128 } from "../random/xor128.ts";

/** Pauses that are looked at. */
export const CAP_RETRIES = 10;
/** Clients that are tried where the share cannot be worked out: it is right to half a per cent or so. */
const TRIED = 10_000;

/**
 * The share of clients whose 1st, 2nd, ... pause is the cap exactly: worked out from the formula, or, where a
 * pause is made from the one before (kafkajs), counted among many clients tried with the seed.
 */
export function sharesAtCap(client: RealClient, applied: CapApplied, seed: number): number[] {
  const retries = Array.from({ length: CAP_RETRIES }, (_, k) => k + 1);
  if (client.shareAtCap) return retries.map((retry) => client.shareAtCap?.(retry, applied) ?? 0);
  const random = seedXor128(seed);
  const previous = new Float64Array(TRIED);
  return retries.map((retry) => {
    let atCap = 0;
    for (let i = 0; i < TRIED; i++) {
      const previousMs = previous[i] as number;
      const chance = nextOutput(random) / 2 ** 32;
      const pauseMs = client.pauseMs({ retry, chance, previousMs }, applied);
      previous[i] = pauseMs;
      if (pauseMs === client.capMs) atCap++;
    }
    return atCap / TRIED;
  });
}
