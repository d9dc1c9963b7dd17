import { defineScene } from "../contract.ts";
import { describe } from "./describe.ts";
import { figures, table } from "./figures.ts";
import { inspect } from "./inspect.ts";
import { params } from "./params.ts";
import { run } from "./run.ts";
import { steps } from "./steps.ts";
import { view } from "./view.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** A request of the cascade is seen to go its way. */
const REQUEST_MS = 200;

/** Services that call one another and retry in layers: chapter 5, and a calculator for anybody's own graph. */
export const amplification = defineScene({
  name: "amplification",
  params,
  words: { en, ru },
  clock: { unit: "count", tickMs: REQUEST_MS, keepsEnd: true, neverQuiet: true },
  shapes: { wide: { w: 1080, h: 580 }, narrow: { w: 360, h: 640 } },
  counters: ["requests", "worst", "worstFactor", "success"],
  steps,
  run,
  view,
  opening: () => Number.MAX_SAFE_INTEGER,
  describe,
  inspect,
  table,
  figures,
  editing: async () => (await import("./editing/editing.ts")).editing,
});
