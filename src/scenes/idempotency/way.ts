import type { Lanes } from "./lanes.ts";
import type { Message } from "./story.ts";

/** A lost message breaks off here on its way. */
const BREAK = 0.55;

/** The share of its way that a message comes. */
export const reachOf = ({ lost }: Pick<Message, "lost">): number => (lost ? BREAK : 1);

/** Where a message leaves and where it would arrive. */
export const ends = ({ tick, kind }: Pick<Message, "tick" | "kind">, { clientX, serverX, rowY }: Lanes) => ({
  x0: kind === "request" ? clientX : serverX,
  x1: kind === "request" ? serverX : clientX,
  y0: rowY(tick - 1),
  y1: rowY(tick),
});
