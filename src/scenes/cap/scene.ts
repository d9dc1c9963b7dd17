import { TICKS_PER_SECOND } from "../../core/index.ts";
import { defineScene } from "../contract.ts";
import { table } from "../crowd/figures.ts";
import { nextKnock } from "../crowd/run.ts";
import { figures } from "./figures.ts";
import { params } from "./params.ts";
import { run } from "./run.ts";
import { describe, inspect } from "./sentence.ts";
import { steps } from "./steps.ts";
import { view } from "./view.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** So long after the outage waves can be seen on both sides of the line. */
const OPENING_TICKS_AFTER_OUTAGE = 18;

/** A formula is slower than a rule. */
const MOST_CLIENTS_ON_PAGE = 20_000;

/** Where real clients put their cap, and what a storm of such clients looks like: chapter 3. */
export const cap = defineScene({
  name: "cap",
  params,
  words: { en, ru },
  clock: { unit: "tick", tickMs: 1000 / TICKS_PER_SECOND },
  shapes: { wide: { w: 1080, h: 760 }, narrow: { w: 360, h: 700 } },
  counters: ["peakLate", "answered", "waiting", "requestsPerClient", "medianTick", "lastTick"],
  spread: ["peakLate", "medianTick", "lastTick"],
  steps,
  heavy: ({ clients }) => clients > MOST_CLIENTS_ON_PAGE,
  run,
  view,
  opening: ({ outage }) => outage + OPENING_TICKS_AFTER_OUTAGE,
  nextEvent: nextKnock,
  describe,
  inspect,
  table,
  figures,
});
