import { type IdempotencyResult, idempotencyFigures } from "../../core/index.ts";
import type { Box, Label, Mark, Picture, Role, Say, Stacks, Target } from "../contract.ts";
import { firstThatFits } from "../drawing/labels.ts";
import { standing } from "../drawing/standing.ts";
import { type Band, bands, bandsAt } from "./bands.ts";
import { type Shelf, shelvesFor } from "./shelves.ts";
import type { IdempotencyWords } from "./words.ts";

const roles: Readonly<Record<Band, Role>> = {
  once: "answered",
  twice: "rejected",
  unknown: "rejected",
  unpaid: "muted",
  waiting: "waiting",
};

/** A crowd of payments: one dot a customer, on a shelf for what has become of him. */
export const crowdView = (
  run: IdempotencyResult,
  now: number,
  box: Box,
  say: Say<IdempotencyWords>,
): Picture => {
  const shelves = shelvesFor(box, run, now);
  const { pitch, dot, fontSize, lastY } = shelves;
  const { w, h } = box;
  const at = bandsAt(run, now);
  return standing(box, {
    pitch,
    dot,
    world: bands.map((band) => dotsOf(shelves.of[band], at[band].length, pitch, roles[band])),
    frame: [
      ...bands.flatMap((band): readonly Mark[] =>
        names(band, shelves.of[band], at[band].length, run, box, say),
      ),
      footer(run, now, fontSize, Math.min(h - fontSize * 0.5, lastY + fontSize * 1.6), box, say),
    ].filter((mark) => mark.kind !== "label" || mark.text !== ""),
    targets: bands.map((band): Target => {
      const { top, height } = shelves.of[band];
      return { id: band, x: 0, y: top, w, h: height };
    }),
  });

  function names(
    band: Band,
    shelf: Shelf,
    count: number,
    { params }: IdempotencyResult,
    { textWidth }: Box,
    { words, q }: Say<IdempotencyWords>,
  ): readonly Label[] {
    const number = q({ value: count, unit: "count" });
    const label = { kind: "label", role: "ink", y: shelf.labelY, size: fontSize, anchor: "start" } as const;
    const x = textWidth(number, fontSize, true) + fontSize * 0.6;
    const name = firstThatFits(words.bands(count, params.attempts)[band], shelf.labelRoom - x, box, fontSize);
    return [
      { ...label, x: 0, text: number, strong: true },
      {
        ...label,
        x,
        text: name ?? "",
        role: count > 0 && roles[band] === "rejected" ? "rejectedInk" : "muted",
      },
    ];
  }
};

/** Rows of dots from the top down, the last one not full. */
const dotsOf = ({ x, dotsTop, columns }: Shelf, count: number, pitch: number, role: Role): Stacks => {
  const used = Math.min(columns, count);
  const high = Array.from({ length: used }, (_, column) => Math.ceil((count - column) / columns));
  return {
    kind: "stacks",
    role,
    x: Float32Array.from(high, (_, column) => x + column * pitch),
    y: Float32Array.from(high, (rows) => dotsTop + rows * pitch),
    count: Uint16Array.from(high),
  };
};

/** What has been charged too often, in one line below. */
const footer = (
  run: IdempotencyResult,
  now: number,
  size: number,
  y: number,
  box: Box,
  { words, count }: Say<IdempotencyWords>,
): Label => {
  const { charges, doubleCharges } = idempotencyFigures(run, now);
  const texts = words.total({ charges, doubleCharges, written: count });
  return {
    kind: "label",
    role: doubleCharges > 0 ? "rejectedInk" : "ink",
    x: 0,
    y,
    text: firstThatFits(texts, box.w, box, size, true) ?? "",
    size,
    anchor: "start",
    strong: true,
  };
};
