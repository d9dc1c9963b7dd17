import type { Step } from "../contract.ts";
import type { params } from "./params.ts";

/**
 * The walk of chapter 3: a cap on the drawn pause, the same cap on the limit, another library, and the storm.
 */
export const steps: readonly Step<typeof params>[] = [
  { id: "socketio", set: { client: "socketIo", capApplied: "final" }, tick: 250 },
  { id: "socketio-raw", set: { client: "socketIo", capApplied: "raw" }, tick: 250 },
  { id: "ky", set: { client: "ky", capApplied: "final" }, tick: 250 },
  { id: "storm", set: { client: "socketIo", capApplied: "final" }, tick: 318 },
];
