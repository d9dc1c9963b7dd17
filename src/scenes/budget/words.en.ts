import { writeFraction } from "../../core/index.ts";
import { clockWords, columnWords, paramWords } from "../words/en.ts";
import type { BudgetWords, Outcome } from "./words.ts";

const retries = (perMinute: number): string => `${perMinute} ${perMinute === 1 ? "retry" : "retries"}`;

const requests = (load: number, written: string): string =>
  `${written} ${load === 1 ? "request" : "requests"}`;

export const en: BudgetWords = {
  title: "The retry budget",
  params: {
    budget: {
      label: "Retry budget",
      choices: { none: "No budget", ratio: "A share of first tries", perMinute: "A fixed number a minute" },
    },
    rejectCost: paramWords.rejectCost,
    ratio: {
      label: "Share of retries",
      toggle: (share) => `retries up to ${share} of first tries`,
      help: "Retries as a share of first tries: p/q below 1, or 0",
    },
    burst: { label: "Saved up at most", unit: "retries a process" },
    perMinute: { label: "Retries a minute", unit: "a process" },
    processes: { label: "Processes", unit: "processes" },
    arrivals: { label: "Fresh requests", unit: "a tick" },
    attempts: { label: "Attempts per request", unit: "including the first" },
    capacity: paramWords.capacity,
    before: { label: "Before the outage" },
    outage: paramWords.outage,
    base: paramWords.base,
    cap: paramWords.cap,
    seed: paramWords.seed,
  },
  figures: {
    loadFactor: "tries per request while down",
    withoutLoadFactor: "without a budget",
    goodput: "answered",
    withoutGoodput: "without a budget",
    gaveUp: "given up",
    withoutGaveUp: "without a budget",
    peakLoad: "fullest tick",
    withoutPeakLoad: "fullest tick without a budget",
    goodputAfter: "answered after the outage",
    withoutGoodputAfter: "without a budget",
  },
  columns: {
    tick: columnWords.tick,
    time: columnWords.time,
    fresh: "Fresh",
    load: columnWords.load,
    answered: columnWords.answered,
    rejected: columnWords.rejected,
    gaveUp: "Given up",
    withoutLoad: "Requests, no budget",
    withoutAnswered: "Answered, no budget",
    withoutRejected: "Refused, no budget",
    withoutGaveUp: "Given up, no budget",
  },
  withShort: "with the budget",
  withoutShort: "without a budget",
  without: "No retry budget",
  ...clockWords,
  budgetName: ({ budget, ratio, perMinute }) =>
    budget === "perMinute"
      ? `At most ${retries(perMinute)} a minute in each process`
      : `Retries at most ${writeFraction(ratio)} of first tries`,
  budgetShort: ({ budget, ratio, perMinute }) =>
    budget === "perMinute" ? `${retries(perMinute)} a minute` : `Budget ${writeFraction(ratio)}`,
  account: ({ factor, goodput, gaveUpWritten }) => {
    const answered = goodput === undefined ? "" : `${goodput} answered`;
    const gaveUp = `${gaveUpWritten} given up`;
    const tries = factor === undefined ? "" : `${factor} tries per request while down`;
    const load = factor === undefined ? "" : `load ×${factor}`;
    return [[tries, answered, gaveUp], [load, answered, gaveUp], [load, answered], [answered]].map((parts) =>
      parts.filter((part) => part !== "").join(", "),
    );
  },
  sentence: ({ time, down, without, budgeted, written }) => {
    const tick = ({ load, answered }: Outcome): string =>
      down || load === answered
        ? requests(load, written(load))
        : `${requests(load, written(load))} and ${written(answered)} of them answered`;
    const soFar = ({ goodput, gaveUp }: Outcome): string =>
      goodput === undefined
        ? "nobody has been answered or has given up yet"
        : `${goodput} answered so far, ${written(gaveUp)} given up`;
    const state = down ? "The server is down" : "The server is up";
    if (budgeted === undefined)
      return `No retry budget, ${time}. ${state}: ${tick(without)} in this tick; ${soFar(without)}.`;
    return (
      `${budgeted.name}, ${time}. ${state}: ${tick(budgeted)} in this tick; ${soFar(budgeted)}. ` +
      `Without a budget: ${tick(without)}; ${soFar(without)}.`
    );
  },
  pastTick: (name, { load, answered, gaveUp, written }) =>
    load === 0
      ? `${name} nobody knocked`
      : `${name} ${requests(load, written(load))}, ${written(answered)} answered` +
        (gaveUp === 0 ? "" : `, ${written(gaveUp)} given up`),
  futureTick: (name, waiting, written) =>
    waiting === 0 ? `${name} no retry yet` : `${name} ${written(waiting)} will retry`,
};
