import type { Box, Label, Mark, Say } from "../contract.ts";
import { axisLines } from "../drawing/axisLines.ts";
import { placeLabels, type RankedLabel } from "../drawing/labels.ts";
import { type Frame, swarmOf } from "./frame.ts";
import { type ScatterRun, valuesOf, windowOfAll } from "./run.ts";
import type { ScatterWords } from "./words.ts";

/** What is written on the picture, and the upright lines at the marks of the axis that are written. */
export const labelsOf = (
  run: ScatterRun,
  frame: Frame,
  box: Box,
  say: Say<ScatterWords>,
): { readonly lines: readonly Mark[]; readonly labels: readonly Label[] } => {
  const { lines, labels } = axisLines(frame.axis, frame, box, say);
  return { lines, labels: [...labels, ...placeLabels(otherLabels(run, frame, box, say), box)] };
};

const otherLabels = (
  run: ScatterRun,
  frame: Frame,
  box: Box,
  say: Say<ScatterWords>,
): readonly RankedLabel[] => {
  const { fontSize, left, narrow } = frame;
  const label = (text: string, x: number, y: number, rest: Partial<RankedLabel> = {}): RankedLabel => ({
    kind: "label",
    role: "muted",
    x,
    y,
    text,
    size: fontSize,
    anchor: "start",
    rank: 1,
    ...rest,
  });
  return [
    label(say.words.axis(run.reading, narrow), left, fontSize * 1.2, { role: "ink", rank: 0 }),
    ...(narrow ? [label(say.words.rows, 0, fontSize * 1.2, { rank: 2 })] : []),
    ...run.shown.rows.flatMap((_, row) => [
      label(say.words.row(row + 1, narrow), left - fontSize, middleOf(row, frame), {
        anchor: "end",
        rank: 0,
      }),
      rowLabel(run, row, frame, box, say),
    ]),
  ];
};

/** Beside the row where there is room, else before it, else in its upper right corner, where dots are few. */
const rowLabel = (
  run: ScatterRun,
  row: number,
  frame: Frame,
  box: Box,
  say: Say<ScatterWords>,
): RankedLabel => {
  const { fontSize, bandHeight, footOf, w, left, right } = frame;
  const text = rowWords(run, row, say);
  const width = box.textWidth(text, fontSize);
  const air = fontSize * 0.6;
  const { begin, end } = rowSpan(run, row, frame);
  const label = { kind: "label", role: "muted", text, size: fontSize, rank: 1 } as const;
  if (end + air + width <= w) return { ...label, x: end + air, y: middleOf(row, frame), anchor: "start" };
  if (begin - air - width >= left)
    return { ...label, x: begin - air, y: middleOf(row, frame), anchor: "end" };
  return { ...label, x: right, y: footOf(row) - bandHeight + fontSize * 1.1, anchor: "end" };
};

const middleOf = (row: number, { footOf, bandHeight, fontSize }: Frame): number =>
  footOf(row) - bandHeight / 2 + fontSize * 0.35;

/** What a row says of itself: the limits of its window, or that everybody shares one value. */
const rowWords = ({ shown, reading }: ScatterRun, k: number, { words, q }: Say<ScatterWords>): string => {
  const row = shown.rows[k]!;
  const values = valuesOf(row, reading);
  const time = (value: number) => q({ value, unit: "tick" });
  const { from, to } = windowOfAll(row, reading);
  return values.every((value) => value === values[0])
    ? words.all(q({ value: values.length, unit: "count" }), time(values[0]!), reading)
    : words.between(time(from), time(to));
};

/** Between which sides a row's dots and its shade stand. */
const rowSpan = (
  run: ScatterRun,
  row: number,
  frame: Frame,
): { readonly begin: number; readonly end: number } => {
  const { from, to } = windowOfAll(run.shown.rows[row]!, run.reading);
  const xs = [...swarmOf(run, row, frame).x, frame.axis.xOf(from), frame.axis.xOf(to)];
  return { begin: Math.min(...xs) - frame.pitch / 2, end: Math.max(...xs) + frame.pitch / 2 };
};
