import { figuresAt, TICKS_PER_SECOND } from "../../core/index.ts";
import type { Figures, Table } from "../contract.ts";
import type { StormRun } from "./run.ts";

/** The storm's named quantities as of the end of a tick (by default the run's last), its parameters among them. */
export const figures = ({ storm, totals }: StormRun, tick?: number): Figures => {
  const at = figuresAt(totals, tick);
  const { clients, capacity, outage, base, cap, pause, rejectCost } = storm.params;
  const absent = undefined;
  return {
    answered: { value: at.answered, unit: "count" },
    waiting: { value: at.waiting, unit: "count" },
    requests: { value: at.requests, unit: "count" },
    requestsPerClient:
      at.requestsPerClient === undefined ? absent : { value: at.requestsPerClient, unit: "ratio" },
    peakAfterOutage: { value: at.peakAfterOutage, unit: "count" },
    medianTick: at.medianTick === undefined ? absent : { value: at.medianTick, unit: "tick" },
    lastTick: at.lastTick === undefined ? absent : { value: at.lastTick, unit: "tick" },

    clients: { value: clients, unit: "count" },
    capacity: { value: capacity, unit: "perTick" },
    capacityPerSecond: { value: capacity * TICKS_PER_SECOND, unit: "count" },
    outage: { value: outage, unit: "tick" },
    base: { value: base, unit: "tick" },
    cap: { value: cap, unit: "tick" },
    pause: { value: pause, unit: "tick" },
    tickLength: { value: 1, unit: "tick" },
    /** What the server needs for everybody, were nobody ever refused. */
    workTicks: { value: Math.ceil(clients / capacity), unit: "tick" },
    /** So many knocks in a tick, and refusing them is all that the server does. */
    rejectedPerTickThatFill:
      rejectCost.p === 0
        ? absent
        : { value: Math.ceil((capacity * rejectCost.q) / rejectCost.p), unit: "count" },
  };
};

/** A row a tick. */
export const table = ({ storm, totals, ticks }: StormRun): Table => ({
  columns: [
    { name: "tick", unit: "count" },
    { name: "time", unit: "tick" },
    { name: "load", unit: "count" },
    { name: "answered", unit: "count" },
    { name: "rejected", unit: "count" },
    { name: "waiting", unit: "count" },
  ],
  rows: ticks,
  row: (tick) => {
    const load = storm.loadPerTick[tick] ?? 0;
    const answered = storm.answeredPerTick[tick] ?? 0;
    return [tick, tick, load, answered, load - answered, figuresAt(totals, tick).waiting];
  },
  rowAt: (tick) => tick,
});
