import { firstAllAtCap, peakLate, readCapParams, runCap, stormFigures } from "../core/index.ts";
import type { Model } from "./Model.ts";

/** A real client's cap: the shares that wait exactly it, and the figures of a storm of such clients. */
export const capModel: Model = {
  run(params) {
    const result = runCap(readCapParams(params));
    const { medianTick, lastTick, requestsPerClient, ...figures } = stormFigures(result.storm);
    return {
      capMs: result.capMs,
      shares: result.shares,
      firstAllAtCap: firstAllAtCap(result) ?? null,
      peakLate: peakLate(result) ?? null,
      ...figures,
      requestsPerClient: requestsPerClient ?? null,
      medianTick: medianTick ?? null,
      lastTick: lastTick ?? null,
      end: result.storm.end,
    };
  },
};
