import { SCATTER_FAILURES, scatterRules } from "../../core/index.ts";
import type { Box, Say } from "../contract.ts";
import { type DotPitch, dotPitch } from "../drawing/dotPitch.ts";
import { labelSize } from "../drawing/labels.ts";
import type { SqrtAxis } from "../drawing/sqrtAxis.ts";
import { type Swarm, swarm } from "../drawing/swarm.ts";
import { axisOf } from "./axis.ts";
import { type ScatterRun, valuesOf } from "./run.ts";
import type { ScatterWords } from "./words.ts";

const NARROW_EMS = 45;
/** Air between two rows, as a share of a row. */
const ROW_GAP = 0.12;

/** Where the parts of the scatter's picture lie, in CSS px. */
export interface Frame extends DotPitch {
  readonly w: number;
  readonly h: number;
  readonly fontSize: number;
  readonly narrow: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
  readonly rowHeight: number;
  /** Height of a row without the air above it. */
  readonly bandHeight: number;
  readonly axis: SqrtAxis;
  /** The foot of a row, 0 is the first failure. */
  footOf(row: number): number;
}

export const frameFor = (run: ScatterRun, box: Box, { words }: Say<ScatterWords>): Frame => {
  const { w, h } = box;
  const fontSize = labelSize({ w, h });
  const narrow = w < NARROW_EMS * fontSize;
  const names = Array.from({ length: SCATTER_FAILURES }, (_, row) => words.row(row + 1, narrow));
  const left = Math.ceil(Math.max(...names.map((name) => box.textWidth(name, fontSize))) + fontSize);
  const right = w - fontSize * (narrow ? 0.6 : 1.5);
  const top = fontSize * 2;
  const base = h - fontSize * 2;
  const rowHeight = (base - top) / SCATTER_FAILURES;
  const bandHeight = rowHeight * (1 - ROW_GAP);
  const axis = axisOf(run, left, right);
  const rows = scatterRules.flatMap((rule) => run.byRule[rule].rows.map((row) => valuesOf(row, run.reading)));
  return {
    w,
    h,
    fontSize,
    narrow,
    left,
    right,
    top,
    base,
    rowHeight,
    bandHeight,
    axis,
    ...dotPitch(rows, axis.xOf, { bandHeight, fewestLevels: 8, left, dpr: box.dpr }),
    footOf: (row) => top + (row + 1) * rowHeight,
  };
};

/** A row's dots in a frame. */
export const swarmOf = (run: ScatterRun, row: number, { axis, ...frame }: Frame): Swarm =>
  swarm(valuesOf(run.shown.rows[row]!, run.reading), axis.xOf, frame);
