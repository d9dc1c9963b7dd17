import type { IdempotencyResult } from "../../core/index.ts";
import type { Box } from "../contract.ts";
import { labelSize } from "../drawing/labels.ts";
import { type Band, bands, bandsAt } from "./bands.ts";

/** Names stand beside their dots where there is room, else above them. */
const BESIDE_EMS = 45;
const NAME_SHARE = 0.3;
const LARGEST_PITCH = 14;
const LEAST_PITCH = 3;

/** Where one band's name and dots lie, in CSS px. */
export interface Shelf {
  readonly top: number;
  readonly height: number;
  readonly x: number;
  readonly dotsTop: number;
  readonly columns: number;
  /** The name's baseline, and how wide it may be. */
  readonly labelY: number;
  readonly labelRoom: number;
}

export interface Shelves {
  readonly fontSize: number;
  readonly pitch: number;
  readonly dot: number;
  readonly of: Readonly<Record<Band, Shelf>>;
  /** Below the last one. */
  readonly lastY: number;
}

/** A shelf for each band, one under the other, as high as its dots need at the end of tick `now`. */
export const shelvesFor = ({ w, h, dpr }: Box, run: IdempotencyResult, now: number): Shelves => {
  const fontSize = labelSize({ w, h }, 80, 28);
  const beside = w >= BESIDE_EMS * fontSize;
  const nameHeight = fontSize * 1.7;
  const x = beside ? Math.round(w * NAME_SHARE) : 0;
  /** Beside a name, its dots begin at the height of its letters. */
  const dotsDrop = fontSize * 0.3;
  const air = fontSize * 0.6;
  const footer = fontSize * 2;
  const columnsAt = (pitch: number): number => Math.max(1, Math.floor((w - x) / pitch));
  const heightOf = (count: number, pitch: number): number => {
    const dots = Math.ceil(count / columnsAt(pitch)) * pitch;
    return beside ? Math.max(nameHeight, dotsDrop + dots) : nameHeight + dots;
  };

  // the same pitch at every moment: all in one band, and a row begun in each of the others, must fit
  const customers = run.answeredTry.length;
  const fits = (pitch: number): boolean =>
    heightOf(customers, pitch) + (bands.length - 1) * heightOf(1, pitch) + bands.length * air + footer <= h;
  let pitchPx = Math.round(LARGEST_PITCH * dpr);
  while (pitchPx > LEAST_PITCH * dpr && !fits(pitchPx / dpr)) pitchPx--;
  const pitch = pitchPx / dpr;

  const at = bandsAt(run, now);
  const shelves: Partial<Record<Band, Shelf>> = {};
  let top = 0;
  for (const band of bands) {
    const height = heightOf(at[band].length, pitch);
    shelves[band] = {
      top,
      height,
      x,
      dotsTop: Math.round((beside ? top + dotsDrop : top + nameHeight) * dpr) / dpr,
      columns: columnsAt(pitch),
      labelY: top + fontSize * 1.2,
      labelRoom: beside ? x - fontSize : w,
    };
    top += height + air;
  }
  return {
    fontSize,
    pitch,
    dot: (pitchPx - Math.max(1, Math.round(pitchPx * 0.2))) / dpr,
    of: shelves as Record<Band, Shelf>,
    lastY: top,
  };
};
