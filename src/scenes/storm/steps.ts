import type { Step } from "../contract.ts";
import type { params } from "./params.ts";

/** The walk of chapter 1: three rules in step, then the cost of a refusal, then chance. */
export const steps: readonly Step<typeof params>[] = [
  { id: "wall", set: { rule: "immediate", rejectCost: "0" }, tick: 0 },
  { id: "at-once", set: { rule: "immediate", rejectCost: "0" }, tick: 120 },
  { id: "every-second", set: { rule: "constant", rejectCost: "0" }, tick: 200 },
  { id: "doubling", set: { rule: "exponential", rejectCost: "0" }, tick: 320 },
  { id: "doubling-last", set: { rule: "exponential", rejectCost: "0" }, tick: 7855 },
  { id: "refusals-cost", set: { rule: "constant" }, tick: 150 },
  { id: "still-in-step", set: { rule: "exponential" }, tick: 600 },
  { id: "full", set: { rule: "full" }, tick: 118 },
  { id: "equal", set: { rule: "equal" }, tick: 150 },
  { id: "decorrelated", set: { rule: "decorrelated" }, tick: 140 },
  // later ones stand last: links know steps by their number, too
  { id: "walls-apart", set: { rule: "exponential", rejectCost: "0" }, tick: 150 },
  { id: "waves", set: { rule: "equal" }, tick: 120 },
  { id: "minute-on", set: { rule: "exponential" }, tick: 630 },
];
