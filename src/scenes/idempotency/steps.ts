import type { Step } from "../contract.ts";
import type { params } from "./params.ts";

/** The walk of chapter 5: one payment and its lost messages, then a thousand of them. */
export const steps: readonly Step<typeof params>[] = [
  { id: "all-well", set: { lose: "nothing" }, tick: 2 },
  { id: "request-lost", set: { lose: "request" }, tick: 4 },
  { id: "answer-lost", set: { lose: "answer" }, tick: 4 },
  { id: "answer-lost-key", set: { lose: "answer", key: "same" }, tick: 4 },
  { id: "answer-lost-new-key", set: { lose: "answer", key: "newEachTry" }, tick: 4 },
  { id: "thousand", set: { lose: "rate" }, tick: 6 },
  { id: "thousand-key", set: { lose: "rate", key: "same" }, tick: 6 },
  { id: "thousand-new-key", set: { lose: "rate", key: "newEachTry" }, tick: 6 },
];
