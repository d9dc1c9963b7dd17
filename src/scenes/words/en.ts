import type { RuleId } from "../../core/index.ts";
import type { ClockWords, StormPictureWords } from "./CrowdWords.ts";

/* The models' own words, the same in every scene. */

const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: "st", two: "nd", few: "rd" };

/** "1st", "2nd", "11th", "21st". */
export const nth = (value: number): string => `${value}${endings[ordinals.select(value)] ?? "th"}`;

export const ruleNames: Readonly<Record<RuleId, string>> = {
  immediate: "At once",
  constant: "Fixed pause",
  exponential: "Doubling",
  full: "Full jitter",
  equal: "Equal jitter",
  decorrelated: "Decorrelated",
  fixedWindow: "Jitter without growth",
};

export const paramWords = {
  rule: { label: "The client’s rule" },
  rejectCost: {
    label: "Cost of a refusal",
    toggle: (cost: string) => `a refusal costs ${cost} of an answer`,
    help: "Work of a refusal as a share of an answer: p/q below 1, or 0",
  },
  clients: { label: "Clients", unit: "clients" },
  capacity: { label: "Capacity", unit: "answers a tick" },
  outage: { label: "Outage" },
  base: { label: "First limit (base)" },
  cap: { label: "Highest limit (cap)" },
  pause: { label: "Fixed pause" },
  seed: { label: "Seed" },
};

export const figureWords = {
  answered: "answered",
  waiting: "waiting",
  requests: "requests",
  requestsPerClient: "requests a client",
  peakAfterOutage: "peak after the outage",
  medianTick: "median answer",
  lastTick: "last answer",
};

export const columnWords = {
  tick: "Tick",
  time: "Time",
  load: "Requests",
  answered: "Answered",
  rejected: "Refused",
  waiting: "Waiting",
};

export const clockWords: ClockWords = {
  serverDown: "server down",
  filled: "filled: too many for dots",
  now: (time) => `now, ${time}`,
  axisSecond: (second) => `${second} s`,
  shows: (seconds) => `${seconds} s in view`,
  capacity: (perTick) => [`the server can answer ${perTick} a tick`, `capacity ${perTick} a tick`, perTick],
};

export const pictureWords: StormPictureWords = {
  ...clockWords,
  past: ["what the server saw", "the server saw", "past"],
  future: ["waiting to knock", "to come"],
  pastTick: (time, { load, answered, rejected, down, written }) =>
    load === 0
      ? `${time}: nobody knocked`
      : down
        ? `${time}: ${written(load)} knocked, server down`
        : `${time}: ${written(load)} knocked, ${written(answered)} answered, ${written(rejected)} refused`,
  futureTick: (time, waiting, written) =>
    waiting === 0
      ? `${time}: nobody waits for this tick yet`
      : `${time}: ${written} ${waiting === 1 ? "client" : "clients"} will knock`,
};
