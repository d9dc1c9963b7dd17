import type { Box, Dots, Mark, Say } from "../contract.ts";
import { axisLines } from "../drawing/axisLines.ts";
import { firstThatFits, labelWriter, placeLabels, type RankedLabel } from "../drawing/labels.ts";
import { swarm } from "../drawing/swarm.ts";
import type { Frame } from "./frame.ts";
import type { CapRun } from "./run.ts";
import type { CapWords } from "./words.ts";

/** A dot's share of its cell. */
const DOT = 0.84;
/** A share below half a per cent is not written: nobody sees its dot either. */
const WORTH_WRITING = 0.005;

/**
 * A row a retry: a dot for every hundredth of the clients, those that wait exactly the cap in the colour of
 * alarm.
 */
export const rowMarks = (run: CapRun, frame: Frame, box: Box, say: Say<CapWords>): readonly Mark[] => {
  const { top, base, capX } = frame;
  if (frame.rows.length === 0) return [formulaLabel(run, frame, say)];
  const { lines, labels } = axisLines(frame.axis, frame, box, say);
  return [
    ...lines,
    ...frame.rows.flatMap((_, row) => dotsOf(row, frame)),
    {
      kind: "line",
      role: "capacity",
      points: Float32Array.of(capX, top, capX, base),
      width: 1.5,
      dashed: true,
    },
    ...labels,
    ...placeLabels(rowLabels(run, frame, box, say), box),
  ];
};

/** One row's dots: each at its pause, and behind the cap all those that are on it. */
const dotsOf = (row: number, frame: Frame): readonly Dots[] => {
  const { pitch, levels, capX, rows, xOfUs, footOf } = frame;
  const { pausesUs, atCap } = rows[row]!;
  const { x, level } = swarm(pausesUs, xOfUs, frame);
  const centreOf = (above: number) => footOf(row) - (above + 0.5) * pitch;
  const columns = Math.ceil(atCap / levels);
  const behind = Array.from({ length: atCap }, (_, i) => i);
  const r = (pitch * DOT) / 2;
  return [
    { kind: "dots", role: "waiting", x, y: Float32Array.from(level, centreOf), r },
    {
      kind: "dots",
      role: "rejected",
      x: Float32Array.from(behind, (i) => capX + ((i % columns) + 1) * pitch),
      y: Float32Array.from(behind, (i) => centreOf(Math.floor(i / columns))),
      r,
    },
  ];
};

/** What the client draws its pauses by. */
const formulaLabel = (
  { cap: { params, capMs } }: CapRun,
  { narrow, left, fontSize }: Frame,
  { words, q }: Say<CapWords>,
): RankedLabel => {
  const formula = words.formula(params.client, params.capApplied, q({ value: capMs / 100, unit: "tick" }));
  return labelWriter(fontSize)(formula, narrow ? 0 : left, fontSize * 1.1, {
    role: "ink",
    strong: true,
    rank: 0,
  });
};

const rowLabels = (run: CapRun, frame: Frame, box: Box, say: Say<CapWords>): readonly RankedLabel[] => {
  const { w, fontSize, left, top, narrow, bandHeight, capX, footOf } = frame;
  const { capMs, shares } = run.cap;
  const { words, q } = say;
  const label = labelWriter(fontSize);
  const middle = (row: number) => footOf(row) - bandHeight / 2 + fontSize * 0.35;
  const cap = q({ value: capMs / 100, unit: "tick" });
  const exactly = words.exactly(cap);
  const formula = formulaLabel(run, frame, say);
  const room = w - box.textWidth(formula.text, fontSize, true) - fontSize * 2;
  const second = top - fontSize * 0.7;
  return [
    formula,
    label(words.axis(narrow), narrow ? 0 : left, second, { role: "ink", rank: 0 }),
    label(firstThatFits(exactly, narrow ? w / 2 : room, box, fontSize), w, second, {
      role: "rejectedInk",
      anchor: "end",
    }),
    label(words.cap, capX, second, { role: "ink", anchor: "middle", rank: 2 }),
    ...shares.flatMap((share, row): RankedLabel[] => [
      label(words.row(row + 1, narrow), left - fontSize, middle(row), { anchor: "end", rank: 0 }),
      ...(share < WORTH_WRITING
        ? []
        : [
            label(q({ value: share, unit: "share" }), w, middle(row), {
              role: "rejectedInk",
              anchor: "end",
              strong: true,
              rank: 0,
            }),
          ]),
    ]),
  ];
};
