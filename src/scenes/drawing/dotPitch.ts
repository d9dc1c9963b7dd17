import { swarm } from "./swarm.ts";

/** No cell is smaller than this, in CSS px and in device pixels: a dot must stay a dot. */
const LEAST_CSS_PX = 1.5;
const LEAST_DEVICE_PX = 3;
/**
 * So many pitches a dot may stand beside its value, where equal values need columns that their neighbours
 * need too.
 */
const MOST_SHIFT = 1;

/** The side of a dot's cell, and how many lie above one another in a row. */
export interface DotPitch {
  readonly pitch: number;
  readonly levels: number;
}

/** The room of a row. */
interface Room {
  readonly bandHeight: number;
  /** Levels of dots at the largest pitch. */
  readonly fewestLevels: number;
  readonly left: number;
  readonly dpr: number;
}

/**
 * The largest pitch, in whole device pixels, at which every dot of these rows stands near its value; the
 * smallest where there is none.
 */
export const dotPitch = (
  rows: readonly Int32Array[],
  xOf: (value: number) => number,
  { bandHeight, fewestLevels, left, dpr }: Room,
): DotPitch => {
  const least = Math.max(LEAST_DEVICE_PX, Math.ceil(LEAST_CSS_PX * dpr));
  const most = Math.max(least, Math.floor((bandHeight * dpr) / fewestLevels));
  const sized = (pitchPx: number): DotPitch => {
    const pitch = pitchPx / dpr;
    return { pitch, levels: Math.max(1, Math.floor(bandHeight / pitch)) };
  };
  for (let pitchPx = most; pitchPx > least; pitchPx--) {
    const { pitch, levels } = sized(pitchPx);
    const near = (values: Int32Array) =>
      swarm(values, xOf, { pitch, levels, left }).shift <= pitch * MOST_SHIFT;
    if (rows.every(near)) return { pitch, levels };
  }
  return sized(least);
};

/** The side of a square dot on a pitch of whole device pixels: a fifth of the pitch, and at least one of them, stays free. */
export const dotOn = (pitchPx: number, dpr: number): number =>
  (pitchPx - Math.max(1, Math.round(pitchPx * 0.2))) / dpr;
