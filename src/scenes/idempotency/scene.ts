import { defineScene } from "../contract.ts";
import { describe } from "./describe.ts";
import { figures, table } from "./figures.ts";
import { highlight } from "./highlight.ts";
import { inspect } from "./inspect.ts";
import { params } from "./params.ts";
import { run } from "./run.ts";
import { steps } from "./steps.ts";
import { view } from "./view.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** Slow enough to follow one message with the eyes. */
const MESSAGE_MS = 1200;

/** A card is charged over a network that loses messages, with and without a key: chapter 5. */
export const idempotency = defineScene({
  name: "idempotency",
  params,
  idle: ({ lose }) => (lose === "rate" ? [] : ["lossRate", "customers", "seed"]),
  words: { en, ru },
  clock: { unit: "count", tickMs: MESSAGE_MS, keepsEnd: true },
  shapes: { wide: { w: 1080, h: 400 }, narrow: { w: 360, h: 360 } },
  counters: ["charged", "charges", "doubleCharges", "unpaid", "chargedUnknown"],
  spread: ["doubleCharges", "unpaid", "chargedUnknown"],
  steps,
  run,
  view,
  highlight,
  opening: ({ attempts }) => 2 * attempts,
  describe,
  inspect,
  table,
  figures,
  editing: async () => (await import("./editing/editing.ts")).editing,
});
