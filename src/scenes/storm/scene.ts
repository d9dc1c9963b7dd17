import { TICKS_PER_SECOND } from "../../core/index.ts";
import { baseAboveCap } from "../baseAboveCap.ts";
import { defineScene } from "../contract.ts";
import { figures, table } from "../crowd/figures.ts";
import { inspect } from "../crowd/inspect.ts";
import { nextKnock, type StormRun } from "../crowd/run.ts";
import { view } from "../crowd/view.ts";
import { describe } from "./describe.ts";
import { idle } from "./idle.ts";
import { miniature, miniatureTicks } from "./miniature.ts";
import { params } from "./params.ts";
import { run } from "./run.ts";
import { steps } from "./steps.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";
import type { StormWords } from "./words.ts";

/** So long after the outage the sand or the walls of every rule can be seen on both sides of the line. */
const OPENING_TICKS_AFTER_OUTAGE = 18;

/** Their first tick alone takes a few milliseconds. */
const MOST_CLIENTS_ON_PAGE = 100_000;

/** Thousands of clients, one server that was down and is back: chapter 1, and the emblem of the whole article. */
export const storm = defineScene<typeof params, StormRun, StormWords>({
  name: "storm",
  params,
  words: { en, ru },
  clock: { unit: "tick", tickMs: 1000 / TICKS_PER_SECOND },
  shapes: { wide: { w: 1080, h: 430 }, narrow: { w: 360, h: 340 } },
  counters: [
    "answered",
    "waiting",
    "requests",
    "requestsPerClient",
    "peakAfterOutage",
    "medianTick",
    "lastTick",
  ],
  spread: ["medianTick", "lastTick", "peakAfterOutage", "requestsPerClient"],
  steps,
  conflicts: baseAboveCap,
  idle,
  heavy: ({ clients }) => clients > MOST_CLIENTS_ON_PAGE,
  run,
  view,
  miniature: { ticks: miniatureTicks, view: miniature },
  opening: ({ outage }) => outage + OPENING_TICKS_AFTER_OUTAGE,
  nextEvent: nextKnock,
  describe,
  inspect,
  table,
  figures,
});
