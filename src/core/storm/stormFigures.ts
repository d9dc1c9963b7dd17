import { cumulate, figuresAt, type StormFigures } from "./figures.ts";
import type { StormResult } from "./StormResult.ts";

/**
 * All figures of a result as of the end of a tick, by default its last. Adds the whole result up: who asks
 * for tick after tick keeps `cumulate(result)` and asks `figuresAt`.
 */
export function stormFigures(result: StormResult, tick?: number): StormFigures {
  return figuresAt(cumulate(result), tick);
}

/** Attempts a client, undefined without clients. */
export const requestsPerClient = (result: StormResult) => stormFigures(result).requestsPerClient;

/** The tick by which more than half of the clients were answered, undefined while they are not. */
export const medianTick = (result: StormResult) => stormFigures(result).medianTick;

/** The tick of the last answer, undefined unless every client was answered. */
export const lastTick = (result: StormResult) => stormFigures(result).lastTick;

/** The largest load at or after the end of the outage, 0 when the run ends before. */
export const peakAfterOutage = (result: StormResult) => stormFigures(result).peakAfterOutage;
