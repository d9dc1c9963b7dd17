import type { Box } from "../contract.ts";
import { labelSize } from "../drawing/labels.ts";
import type { Layout, Spot } from "./layout.ts";
import { FAR_END, type Place } from "./sketch.ts";

/** How much of a service's card there is room for: name, number and state; name and number; number; nothing. */
export type Detail = "full" | "short" | "number" | "none";

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** Where the parts of the picture lie, in CSS px. */
export interface Frame {
  readonly w: number;
  readonly h: number;
  readonly fontSize: number;
  /** Calls go to the right; else down. */
  readonly sideways: boolean;
  readonly graph: Area;
  /** The remedies' rows, where there is room for them. */
  readonly compare: Area | undefined;
  readonly detail: Detail;
  readonly card: { readonly w: number; readonly h: number };
  /** The room for a service's dots, and where it begins from the card's upper left corner. */
  readonly dots: Area;
  /** The upper left corner of the card at a spot. */
  readonly cornerAt: (spot: Spot) => readonly [x: number, y: number];
  /** The spot whose card has its middle there. */
  readonly placeAt: (x: number, y: number) => Place;
}

/** Rows of the comparison: a heading and five remedies. */
const COMPARE_ROWS = 6;
const COMPARE_ROW_EMS = 1.75;
/** From this height on the remedies are compared in any case; below it, where that costs the graph nothing. */
const COMPARE_FROM_EMS = 30;
/** Room between layers for a call and what is written on it, as a share of a card; where room is scarce, less. */
const WAY_SHARES = [0.62, 0.4];
/** Widest and highest cards, in ems. */
const CARD_EMS = {
  full: { w: 9, h: 5.5 },
  short: { w: 8, h: 3.4 },
  number: { w: 5, h: 1.7 },
  none: { w: 2, h: 1 },
};
/** The least that each detail needs. */
const LEAST_EMS = { full: { w: 6.2, h: 7 }, short: { w: 4.2, h: 4.4 }, number: { w: 1.9, h: 1.9 } };

const details: readonly Detail[] = ["full", "short", "number", "none"];

/** The room that a card with its dots has, if calls go one way or the other. */
interface Room {
  readonly sideways: boolean;
  readonly w: number;
  readonly h: number;
  readonly detail: Detail;
}

/** The best room in an area: the way that its shape suggests, unless the other one shows more. */
const roomIn = (area: Area, { gap }: Layout, fontSize: number): Room => {
  // so many cards lie beside one another each way
  const layers = 1 / gap.along + 1;
  const lanes = 1 / gap.across + 1;
  const wide = area.w > area.h * 1.15;
  const rooms = [wide, !wide].flatMap((sideways) =>
    WAY_SHARES.map((way): Room => {
      const along = layers + way * (layers - 1);
      const w = area.w / (sideways ? along : Math.max(1, lanes * 1.06));
      const h = area.h / (sideways ? lanes * 1.04 : along);
      const fits = ({ w: wideEms, h: highEms }: { readonly w: number; readonly h: number }) =>
        w >= wideEms * fontSize && h >= highEms * fontSize;
      const detail = (["full", "short", "number"] as const).find((one) => fits(LEAST_EMS[one])) ?? "none";
      return { sideways, w, h, detail };
    }),
  );
  return rooms.toSorted((a, b) => details.indexOf(a.detail) - details.indexOf(b.detail))[0]!;
};

/** The frame for a box and a layout. */
export const frameFor = (box: Box, layout: Layout): Frame => {
  const { w, h } = box;
  const fontSize = labelSize({ w, h }, 82, 34);
  const pad = fontSize * 0.4;
  const compareH = COMPARE_ROWS * COMPARE_ROW_EMS * fontSize;
  const whole = { x: pad, y: pad, w: w - 2 * pad, h: h - 2 * pad };
  const above = { ...whole, h: Math.max(0, whole.h - compareH - fontSize) };
  const [alone, shared] = [roomIn(whole, layout, fontSize), roomIn(above, layout, fontSize)];
  const compared =
    h >= COMPARE_FROM_EMS * fontSize || (shared.detail === alone.detail && alone.detail !== "none");
  const graph = compared ? above : whole;
  const { sideways, detail, w: roomW, h: roomH } = compared ? shared : alone;

  const beside = !sideways && roomW >= 11 * fontSize;
  const most = CARD_EMS[detail];
  const card = {
    w: Math.min(roomW, most.w * fontSize),
    h: Math.min(roomH * (detail === "none" ? 0.8 : 1), most.h * fontSize),
  };
  const air = fontSize * 0.45;
  const dots = beside
    ? {
        x: card.w + air,
        y: 0,
        w: Math.min(roomW - card.w - air, 12 * fontSize),
        h: Math.max(card.h, Math.min(roomH, 6 * fontSize)),
      }
    : { x: 0, y: card.h + air, w: card.w, h: Math.max(0, Math.min(roomH - card.h - air, 8 * fontSize)) };
  const block = { w: beside ? card.w + air + dots.w : card.w, h: beside ? card.h : card.h + air + dots.h };
  const wayX = graph.w - block.w;
  const wayY = graph.h - block.h;
  return {
    w,
    h,
    fontSize,
    sideways,
    graph,
    compare: compared ? { x: pad, y: h - compareH - pad, w: w - 2 * pad, h: compareH } : undefined,
    detail,
    card,
    dots,
    cornerAt: ({ along, across }) =>
      sideways
        ? [graph.x + along * wayX, graph.y + across * wayY]
        : [graph.x + across * wayX, graph.y + along * wayY],
    placeAt: (x, y) => {
      const shareX = (x - graph.x - card.w / 2) / wayX;
      const shareY = (y - graph.y - card.h / 2) / wayY;
      const [along, across] = sideways ? [shareX, shareY] : [shareY, shareX];
      return { along: inPlace(along), across: inPlace(across) };
    },
  };
};

const inPlace = (share: number): number =>
  Math.max(0, Math.min(FAR_END, Math.round((Number.isFinite(share) ? share : 0.5) * FAR_END)));
