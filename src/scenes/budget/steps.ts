import type { Step } from "../contract.ts";
import type { params } from "./params.ts";

/** The walk of chapter 5: four attempts each, then two ways to bound them; last, what dear refusals make of it. */
export const steps: readonly Step<typeof params>[] = [
  { id: "without", set: { budget: "none" }, tick: 250 },
  { id: "ratio", set: { budget: "ratio" }, tick: 250 },
  { id: "per-minute", set: { budget: "perMinute" }, tick: 250 },
  { id: "dear-refusals", set: { budget: "ratio", rejectCost: "1/4" }, tick: 250 },
];
