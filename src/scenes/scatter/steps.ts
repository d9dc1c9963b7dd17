import type { Step } from "../contract.ts";
import type { params } from "./params.ts";

/** The walk of chapter 3: four ways to draw a pause, then what they add up to. */
export const steps: readonly Step<typeof params>[] = [
  { id: "in-step", set: { rule: "exponential" }, tick: 0 },
  { id: "full", set: { rule: "full" }, tick: 0 },
  { id: "equal", set: { rule: "equal" }, tick: 0 },
  { id: "decorrelated", set: { rule: "decorrelated" }, tick: 0 },
  { id: "time", set: { rule: "full", reading: "time" }, tick: 0 },
  { id: "time-in-step", set: { rule: "exponential", reading: "time" }, tick: 0 },
];
