import { SCATTER_FAILURES, scatterRules } from "../../core/index.ts";
import type { Box, Say } from "../contract.ts";
import { type Axis, axisOf } from "./axis.ts";
import { type ScatterRun, valuesOf } from "./run.ts";
import { type Swarm, swarm } from "./swarm.ts";
import type { ScatterWords } from "./words.ts";

/** A dot is no smaller than this (CSS px). */
const LEAST_DOT = 2;
/** Levels of dots in a row at the largest pitch. */
const FEWEST_LEVELS = 8;
const NARROW_EMS = 45;
/** So many pitches a dot may stand beside its value, where equal values need columns that their neighbours need too. */
const MOST_SHIFT = 1;
/** Air between two rows, as a share of a row. */
const ROW_GAP = 0.12;

/** Where the parts of the scatter's picture lie, in CSS px. */
export interface Frame {
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
  readonly axis: Axis;
  readonly pitch: number;
  readonly levels: number;
  /** The foot of a row, 0 is the first failure. */
  footOf(row: number): number;
}

export const frameFor = (run: ScatterRun, box: Box, { words }: Say<ScatterWords>): Frame => {
  const { w, h } = box;
  const fontSize = Math.max(11, Math.min(26, Math.round(Math.min(w / 90, h / 30))));
  const narrow = w < NARROW_EMS * fontSize;
  const names = Array.from({ length: SCATTER_FAILURES }, (_, row) => words.row(row + 1, narrow));
  const left = Math.max(...names.map((name) => box.textWidth(name, fontSize))) + fontSize;
  const right = w - fontSize * (narrow ? 0.6 : 1.5);
  const top = fontSize * 2;
  const base = h - fontSize * 2;
  const rowHeight = (base - top) / SCATTER_FAILURES;
  const bandHeight = rowHeight * (1 - ROW_GAP);
  const axis = axisOf(run, left, right);
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
    ...pitchFor(run, axis, bandHeight, left, box.dpr),
    footOf: (row) => top + (row + 1) * rowHeight,
  };
};

/** A row's dots in a frame. */
export const swarmOf = (run: ScatterRun, row: number, { axis, ...frame }: Frame): Swarm =>
  swarm(valuesOf(run.shown.rows[row]!, run.reading), axis.xOf, frame);

/**
 * The largest pitch, in whole device pixels, at which under all four rules every dot stands near its value; the smallest
 * where there is none.
 */
const pitchFor = (
  { byRule, reading }: ScatterRun,
  { xOf }: Axis,
  bandHeight: number,
  left: number,
  dpr: number,
): { readonly pitch: number; readonly levels: number } => {
  const least = Math.ceil(LEAST_DOT * dpr) + 1;
  const most = Math.max(least, Math.floor((bandHeight * dpr) / FEWEST_LEVELS));
  const sized = (pitchPx: number) => {
    const pitch = pitchPx / dpr;
    return { pitch, levels: Math.max(1, Math.floor(bandHeight / pitch)) };
  };
  const rows = scatterRules.flatMap((rule) => byRule[rule].rows.map((row) => valuesOf(row, reading)));
  for (let pitchPx = most; pitchPx > least; pitchPx--) {
    const { pitch, levels } = sized(pitchPx);
    if (rows.every((values) => swarm(values, xOf, { pitch, levels, left }).shift <= pitch * MOST_SHIFT))
      return { pitch, levels };
  }
  return sized(least);
};
