import { TICKS_PER_SECOND } from "../../core/index.ts";
import { baseAboveCap } from "../baseAboveCap.ts";
import { defineScene } from "../contract.ts";
import { describe } from "./describe.ts";
import { figures, table } from "./figures.ts";
import { inspect } from "./inspect.ts";
import { params } from "./params.ts";
import { chosen, run } from "./run.ts";
import { steps } from "./steps.ts";
import { view } from "./view.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** By then the server has been back for so long that whoever waited for it has come. */
const OPENING_TICKS_AFTER_OUTAGE = 100;

/** A single tick of more tries takes too long to be bounded. */
const MOST_TRIES_A_TICK = 100_000;

/** An open stream of requests meets an outage twice, with a retry budget and without: chapter 5. */
export const budget = defineScene({
  name: "budget",
  params,
  words: { en, ru },
  clock: { unit: "tick", tickMs: 1000 / TICKS_PER_SECOND },
  shapes: { wide: { w: 1080, h: 440 }, narrow: { w: 360, h: 340 } },
  counters: [
    "loadFactor",
    "withoutLoadFactor",
    "goodput",
    "withoutGoodput",
    "goodputAfter",
    "withoutGoodputAfter",
  ],
  spread: ["peakLoad", "withoutPeakLoad", "goodputAfter", "withoutGoodputAfter"],
  steps,
  conflicts: baseAboveCap,
  // what the present budget does not ask for
  idle: ({ budget }) => [
    ...(budget === "ratio" ? [] : ["ratio", "burst"]),
    ...(budget === "perMinute" ? [] : ["perMinute"]),
    ...(budget === "none" ? ["processes"] : []),
  ],
  heavy: ({ arrivals, attempts }) => arrivals * attempts > MOST_TRIES_A_TICK,
  run,
  view,
  opening: ({ before, outage }) => before + outage + OPENING_TICKS_AFTER_OUTAGE,
  nextEvent: (run, tick) => {
    const { loadPerTick } = chosen(run).totals.result;
    let next = tick;
    while (next < run.ticks && loadPerTick[next] === 0 && run.without.totals.result.loadPerTick[next] === 0)
      next++;
    return next;
  },
  describe,
  inspect,
  table,
  figures,
});
