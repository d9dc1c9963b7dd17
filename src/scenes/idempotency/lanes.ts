import type { Box } from "../contract.ts";
import { labelSize } from "../drawing/labels.ts";

/** A payment that needs few messages is not stretched over the whole height. */
const LEAST_ROWS = 4;
const TIGHT_EMS = 3;

/** Where the two lines and the messages between them lie, in CSS px. */
export interface Lanes {
  readonly w: number;
  readonly h: number;
  readonly fontSize: number;
  readonly clientX: number;
  readonly serverX: number;
  /** Diameter of a charge. */
  readonly dot: number;
  /** No room for words between one message and the next. */
  readonly tight: boolean;
  /** How far down a tick ends. */
  readonly rowY: (tick: number) => number;
}

/** The lanes of a payment of so many messages' time. */
export const lanesFor = ({ w, h }: Box, ticks: number): Lanes => {
  const fontSize = labelSize({ w, h }, 80, 26);
  const top = fontSize * 2.6;
  const row = (h - top - fontSize * 3.2) / Math.max(LEAST_ROWS, ticks);
  return {
    w,
    h,
    fontSize,
    clientX: w * 0.26,
    serverX: w * 0.68,
    dot: Math.max(8, Math.round(Math.min(fontSize, row * 0.5))),
    tight: row < fontSize * TIGHT_EMS,
    rowY: (tick) => top + tick * row,
  };
};
