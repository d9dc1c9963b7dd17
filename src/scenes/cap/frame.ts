import { CAP_RETRIES, CAP_SAMPLE, type CapResult, realClients, TICKS_PER_SECOND } from "../../core/index.ts";
import type { Box, Say } from "../contract.ts";
import { type DotPitch, dotPitch } from "../drawing/dotPitch.ts";
import { labelSize } from "../drawing/labels.ts";
import { type SqrtAxis, sqrtAxis } from "../drawing/sqrtAxis.ts";
import type { CapWords } from "./words.ts";

const US_PER_TICK = 1_000_000 / TICKS_PER_SECOND;
/** The storm's share of the picture's height. */
const STORM = 0.45;
/** Air between two rows, as a share of a row. */
const ROW_GAP = 0.14;
const FEWEST_LEVELS = 7;
/** How wide a row's dots are when all of them stand behind the cap, in heights of the row. */
const WIDEST_PILE = Math.ceil(CAP_SAMPLE / FEWEST_LEVELS) / FEWEST_LEVELS;
const NARROW_EMS = 45;
/** Rows that would be lower (CSS px) are left out: the storm then has the picture to itself. */
const LEAST_ROW = 4;

/** One retry's sample: pauses that are not the cap, in whole microseconds, and how many are. */
interface Row {
  readonly pausesUs: Int32Array;
  readonly atCap: number;
}

/** Where the rows of pauses lie, in CSS px; below them the storm. */
export interface Frame extends DotPitch {
  readonly w: number;
  readonly fontSize: number;
  readonly narrow: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly base: number;
  readonly bandHeight: number;
  readonly axis: SqrtAxis;
  /** None where there is no room for them. */
  readonly rows: readonly Row[];
  readonly capX: number;
  /** The storm begins here. */
  readonly stormTop: number;
  xOfUs(pauseUs: number): number;
  /** The foot of a row, 0 is the first retry. */
  footOf(row: number): number;
}

export const frameFor = (
  { params, capMs, sample }: CapResult,
  box: Box,
  { words, q }: Say<CapWords>,
): Frame => {
  const { w, h, dpr } = box;
  const rowsEnd = Math.round(h * (1 - STORM));
  const fontSize = labelSize({ w, h: rowsEnd });
  const narrow = w < NARROW_EMS * fontSize;
  const widest = (texts: readonly string[], strong?: boolean) =>
    Math.max(...texts.map((text) => box.textWidth(text, fontSize, strong)));
  const retries = Array.from({ length: CAP_RETRIES }, (_, row) => row + 1);
  const left = widest(retries.map((retry) => words.row(retry, narrow))) + fontSize;
  const top = fontSize * 3.4;
  const base = rowsEnd - fontSize * 3;
  const rowHeight = (base - top) / CAP_RETRIES;
  const bandHeight = rowHeight * (1 - ROW_GAP);
  const hasRows = rowHeight >= LEAST_ROW;
  const stormTop = hasRows ? rowsEnd : Math.round(fontSize * 1.9);
  const shares = widest([q({ value: 0.999, unit: "share" })], true);
  const right = w - shares - fontSize * 1.5 - bandHeight * WIDEST_PILE;
  // one axis wherever the cap is applied, so that both can be compared
  const client = realClients[params.client];
  const longestMs = Math.max(client.longestMs(CAP_RETRIES, "final"), client.longestMs(CAP_RETRIES, "raw"));
  const axis = sqrtAxis((longestMs * 1000) / US_PER_TICK, left, right);
  const xOfUs = (pauseUs: number) => axis.xOf(pauseUs / US_PER_TICK);
  const rows = (hasRows ? sample : []).map((row): Row => {
    const others = row.filter((pauseMs) => pauseMs !== capMs);
    return {
      pausesUs: Int32Array.from(others, (pauseMs) => Math.round(pauseMs * 1000)),
      atCap: row.length - others.length,
    };
  });
  return {
    w,
    fontSize,
    narrow,
    left,
    right,
    top,
    base,
    bandHeight,
    axis,
    rows,
    capX: xOfUs(capMs * 1000),
    stormTop,
    ...dotPitch(
      rows.map(({ pausesUs }) => pausesUs),
      xOfUs,
      { bandHeight, fewestLevels: FEWEST_LEVELS, left, dpr },
    ),
    xOfUs,
    footOf: (row) => top + (row + 1) * rowHeight,
  };
};
