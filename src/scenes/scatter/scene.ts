import { baseAboveCap } from "../baseAboveCap.ts";
import { defineScene } from "../contract.ts";
import { describe } from "./describe.ts";
import { figures, table } from "./figures.ts";
import { highlight } from "./highlight.ts";
import { inspect } from "./inspect.ts";
import { miniature } from "./miniature.ts";
import { params } from "./params.ts";
import { run } from "./run.ts";
import { steps } from "./steps.ts";
import { view } from "./view.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** A hundred clients that failed at one instant, and how four rules scatter them: chapter 3. */
export const scatter = defineScene({
  name: "scatter",
  params,
  words: { en, ru },
  clock: undefined,
  shapes: { wide: { w: 1080, h: 520 }, narrow: { w: 360, h: 480 } },
  counters: ["distinctLast", "minLast", "maxLast", "meanLast", "spanLastTime", "busiestLastTime"],
  steps,
  conflicts: baseAboveCap,
  run,
  view,
  highlight,
  miniature: { ticks: () => 1, view: miniature },
  nextEvent: ({ ticks }) => ticks,
  describe,
  inspect,
  table,
  figures,
});
