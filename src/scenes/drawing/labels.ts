import type { Box, Label, Shape } from "../contract.ts";

/**
 * The size of a picture's labels, in px: read on a phone as well as from the last row, where a picture fills a wall. So many
 * ems go across it and down it, as far as that leaves words readable.
 */
export const labelSize = ({ w, h }: Shape, acrossEms = 90, downEms = 30): number =>
  Math.max(11, Math.min(44, Math.round(Math.min(w / acrossEms, h / downEms))));

/** Below so many ems of width words must be short. */
const NARROW_EMS = 45;

export const isNarrow = (w: number, fontSize: number): boolean => w < NARROW_EMS * fontSize;

/** A label that may be left out: where two meet, the one of the lower rank number stays. */
export interface RankedLabel extends Label {
  readonly rank: number;
}

/**
 * Writes labels of one size: muted, from (x, y) on, unless the rest says otherwise. Where no text fitted (`firstThatFits`) the label
 * is empty, and `placeLabels` leaves it out.
 */
export const labelWriter =
  (size: number) =>
  (text: string | undefined, x: number, y: number, rest: Partial<RankedLabel> = {}): RankedLabel => ({
    kind: "label",
    role: "muted",
    x,
    y,
    text: text ?? "",
    size,
    anchor: "start",
    rank: 1,
    ...rest,
  });

interface Extent {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const extentOf = (label: Label, box: Box, gap: number): Extent => {
  const width = box.textWidth(label.text, label.size, label.strong);
  const left =
    label.anchor === "start" ? label.x : label.anchor === "middle" ? label.x - width / 2 : label.x - width;
  return {
    left: left - gap,
    right: left + width + gap,
    top: label.y - label.size,
    bottom: label.y + label.size * 0.3,
  };
};

const meet = (a: Extent, b: Extent): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first of the texts that is no wider than `room`, or none. */
export const firstThatFits = (
  texts: readonly string[],
  room: number,
  box: Box,
  size: number,
  strong?: boolean,
): string | undefined => texts.find((text) => box.textWidth(text, size, strong) <= room);

/**
 * The labels that have room, by rank, equal ranks in the order given; one that would be cut by the picture's sides has none.
 * `gap` is the least air beside a label, in px.
 */
export const placeLabels = (labels: readonly RankedLabel[], box: Box, gap = 4): readonly Label[] => {
  const placed: { label: Label; extent: Extent }[] = [];
  const written = labels.filter(({ text }) => text !== "");
  for (const label of written.toSorted((a, b) => a.rank - b.rank)) {
    const extent = extentOf(label, box, gap);
    const within = extent.left + gap >= 0 && extent.right - gap <= box.w;
    if (within && !placed.some((other) => meet(other.extent, extent))) placed.push({ label, extent });
  }
  return placed.map(({ label }) => label);
};
