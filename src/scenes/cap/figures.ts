import { firstAllAtCap, peakLate } from "../../core/index.ts";
import type { Figures } from "../contract.ts";
import { figures as stormFigures } from "../crowd/figures.ts";
import type { Quantity } from "../quantity.ts";
import type { CapRun } from "./run.ts";

/** The cap's named quantities, and the storm's as of the end of a tick (by default the run's last). */
export const figures = (run: CapRun, tick?: number): Figures => {
  const { cap } = run;
  const storm = stormFigures(run, tick);
  const allFrom = firstAllAtCap(cap);
  const late = peakLate(cap, tick);
  return {
    cap: { value: cap.capMs / 100, unit: "tick" },
    ...Object.fromEntries(
      cap.shares.map((share, k): [string, Quantity] => [`atCap${k + 1}`, { value: share, unit: "share" }]),
    ),
    firstAllAtCap: allFrom === undefined ? undefined : { value: allFrom, unit: "count" },
    peakLate: late === undefined ? undefined : { value: late, unit: "count" },
    answered: storm.answered,
    waiting: storm.waiting,
    requests: storm.requests,
    requestsPerClient: storm.requestsPerClient,
    peakAfterOutage: storm.peakAfterOutage,
    medianTick: storm.medianTick,
    lastTick: storm.lastTick,
    clients: storm.clients,
    capacity: storm.capacity,
    outage: storm.outage,
  };
};
