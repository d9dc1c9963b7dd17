import type { Box } from "../contract.ts";
import { dotOn } from "../drawing/dotPitch.ts";
import { isNarrow, labelSize } from "../drawing/labels.ts";

/** A dot is drawn from this side on (CSS px); below it columns are filled. */
const LEAST_DOT = 2;
/** So much time should be in view, or the dots be smaller; filled columns show it all. */
const LEAST_COLUMNS = 260;
const FILLED_COLUMNS = 360;
/** The part of the picture that is kept for what is to come. */
const FUTURE_SHARE = 0.06;

/** Where the parts of the picture lie, in CSS px: one panel above the axis of time, and one that hangs from it. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly fontSize: number;
  /** Words must be short. */
  readonly narrow: boolean;
  readonly top: number;
  /** The foot of the upper panel, and that of the lower one: the axis is written between them. */
  readonly upperFoot: number;
  readonly lowerFoot: number;
  readonly bottom: number;
  readonly pitch: number;
  readonly dot: number;
  /** One dot a request; else columns are filled to scale. */
  readonly dots: boolean;
  /** Ticks that fit beside one another. */
  readonly columns: number;
  /** The height of so many requests. */
  readonly heightOf: (requests: number) => number;
  /** The first tick in view at a moment: it stays 0 until the picture is full. */
  readonly firstTick: (now: number) => number;
  /** The left edge of a tick's column. */
  readonly columnX: (tick: number, now: number) => number;
}

/** The frame for the most requests that a tick holds above the axis and, where there is a lower panel, below it. */
export const frameFor = (box: Box, upperMost: number, lowerMost: number | undefined): Frame => {
  const { w, h, dpr } = box;
  const fontSize = labelSize({ w, h });
  const snap = (length: number): number => Math.round(length * dpr) / dpr;
  // above: the line of the moment and the account; at either outer edge a line of air for "server down"
  const top = snap(fontSize * 2.9);
  const bottom = snap(h - fontSize * (lowerMost === undefined ? 1.9 : 1.6));
  const axis = lowerMost === undefined ? 0 : snap(fontSize * 1.7);
  const airPx = Math.round(fontSize * 1.7 * dpr);
  const plotPx = Math.floor((bottom - top - axis) * dpr) - airPx;
  const rows = upperMost + (lowerMost ?? 0);

  const leastPitchPx = Math.ceil(LEAST_DOT * dpr) + 1;
  const byHeight = Math.floor(plotPx / rows);
  const byWidth = Math.floor((w * dpr) / LEAST_COLUMNS);
  const dots = byHeight >= leastPitchPx;
  const pitchPx = dots
    ? Math.max(leastPitchPx, Math.min(byHeight, byWidth))
    : Math.max(1, Math.floor((w * dpr) / FILLED_COLUMNS));
  const pitch = pitchPx / dpr;
  const heightOf = (requests: number): number =>
    dots ? requests * pitch : ((requests / rows) * plotPx) / dpr;

  const columns = Math.max(1, Math.floor(w / pitch));
  const future = Math.ceil(columns * FUTURE_SHARE);
  const firstTick = (now: number): number => Math.max(0, now + 1 + future - columns);
  const lower = lowerMost === undefined ? 0 : heightOf(lowerMost) + airPx / dpr / 2;
  const lowerFoot = snap(bottom - lower);
  return {
    w,
    h,
    fontSize,
    narrow: isNarrow(w, fontSize),
    top,
    upperFoot: lowerFoot - axis,
    lowerFoot,
    bottom,
    pitch,
    dot: dotOn(pitchPx, dpr),
    dots,
    columns,
    heightOf,
    firstTick,
    columnX: (tick, now) => (tick - firstTick(now)) * pitch,
  };
};
