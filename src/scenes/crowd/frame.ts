import type { Box } from "../contract.ts";
import { dotOn } from "../drawing/dotPitch.ts";
import { isNarrow, labelSize } from "../drawing/labels.ts";

/** How much time is seen where there is room: 13 s of past, 20 s of future. */
const PAST_TICKS = 130;
const FUTURE_TICKS = 200;
/** A dot is drawn from this side on (CSS px); below it columns are filled. */
const LEAST_DOT = 2;
/** Rows of air above the capacity line. */
const AIR_ROWS = 6;
/** A filled picture reaches this many times the capacity. */
const FILLED_REACH = 2.2;

/** Where the parts of the storm's picture lie, in CSS px. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly top: number;
  readonly base: number;
  readonly nowX: number;
  readonly pitch: number;
  readonly dot: number;
  readonly pastTicks: number;
  readonly futureTicks: number;
  /** Dots that fit above one another. */
  readonly rows: number;
  /** One dot a client; else columns are filled to scale. */
  readonly dots: boolean;
  readonly fontSize: number;
  /** Words must be short. */
  readonly narrow: boolean;
  /** The height of so many clients above the base. */
  readonly heightOf: (clients: number) => number;
  /** The left edge of a tick's column, seen from the tick `now`, which lies left of the line. */
  readonly columnX: (tick: number, now: number) => number;
}

/** The frame for a box and a capacity. All lengths are whole device pixels, so that dots do not shimmer. */
export const frameFor = (box: Box, capacityPerTick: number): Frame => {
  const { w, h, dpr } = box;
  const fontSize = labelSize(box);
  const snap = (length: number): number => Math.round(length * dpr) / dpr;
  const top = snap(fontSize * 3.4);
  const base = snap(h - fontSize * 2);
  const plotPx = Math.floor((base - top) * dpr);

  const leastPitchPx = Math.ceil(LEAST_DOT * dpr) + 1;
  const byWidth = Math.floor((w * dpr) / (PAST_TICKS + FUTURE_TICKS));
  const byHeight = Math.floor(plotPx / (capacityPerTick + AIR_ROWS));
  const dots = byHeight >= leastPitchPx;
  const pitchPx = Math.max(leastPitchPx, dots ? Math.min(byWidth, byHeight) : byWidth);
  const pitch = pitchPx / dpr;

  const columns = Math.floor(w / pitch);
  const pastTicks = Math.round((columns * PAST_TICKS) / (PAST_TICKS + FUTURE_TICKS));
  const nowX = pastTicks * pitch;
  const filledPxPerClient = (base - top) / (capacityPerTick * FILLED_REACH);
  const columnX = (tick: number, now: number): number => nowX + (tick - now - 1) * pitch;
  return {
    w,
    h,
    top,
    base,
    nowX,
    pitch,
    dot: dotOn(pitchPx, dpr),
    pastTicks,
    futureTicks: Math.ceil((w - nowX) / pitch),
    rows: Math.floor(plotPx / pitchPx),
    dots,
    fontSize,
    narrow: isNarrow(w, fontSize),
    heightOf: (clients) => (dots ? clients * pitch : Math.min(base - top, clients * filledPxPerClient)),
    columnX,
  };
};
