import { paramWords, ruleNames } from "../words/en.ts";
import type { ScatterWords } from "./words.ts";

const rules = { ...ruleNames, exponential: "No jitter" };

export const en: ScatterWords = {
  title: "A hundred clients, one bad moment",
  params: {
    rule: { ...paramWords.rule, choices: rules },
    reading: {
      label: "What is shown",
      choices: { pause: "The pause in its window", time: "Time since the outage began" },
    },
    base: paramWords.base,
    cap: paramWords.cap,
    seed: paramWords.seed,
  },
  figures: {
    distinctLast: "different 8th pauses",
    minLast: "shortest of them",
    maxLast: "longest of them",
    meanLast: "their mean",
    spanLastTime: "first to last 8th retry",
    busiestLastTime: "8th retries in the fullest tick",
  },
  columns: {
    client: "Client",
    ...Object.fromEntries(Array.from({ length: 8 }, (_, k) => [`failure${k + 1}`, `Failure ${k + 1}`])),
  },
  axis: (reading, narrow) => {
    const what = reading === "pause" ? "pause after the failure" : "time since the outage began";
    return narrow ? `${what}, √ scale` : `${what}, on a square-root scale: short times are drawn wider`;
  },
  rows: "fail.",
  row: (failure, narrow) => (narrow ? String(failure) : `failure ${failure}`),
  all: (clients, time, reading) => `all ${clients} ${reading === "pause" ? "wait" : "at"} ${time}`,
  between: (from, to) => `${from} to ${to}`,
  pauses: ({ rule, clients, failures, distinct, from, to }) =>
    distinct === 1
      ? `${rules[rule]}: after each failure all ${clients} clients wait equally long, after the ${failures}th one ${to}.`
      : `${rules[rule]}: after the ${failures}th failure ${clients} clients wait ${distinct} different pauses, from ${from} to ${to}.`,
  times: ({ rule, clients, failures, together, at, span, busiest }) =>
    together
      ? `${rules[rule]}: all ${clients} clients make their ${failures}th retry in one tick, ${at} after the outage began.`
      : `${rules[rule]}: the ${failures}th retries of ${clients} clients are spread over ${span}, and the fullest tick holds ${busiest}.`,
  client: (number, pauses, total) => `Client ${number} waits ${pauses}: ${total} in all`,
};
