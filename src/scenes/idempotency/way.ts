import type { Lanes } from "./lanes.ts";
import type { Message } from "./story.ts";

/** A lost message breaks off here on its way. */
export const BREAK = 0.55;

/** Where a message leaves and where it would arrive. */
export const ends = ({ tick, kind }: Pick<Message, "tick" | "kind">, { clientX, serverX, rowY }: Lanes) => ({
  x0: kind === "request" ? clientX : serverX,
  x1: kind === "request" ? serverX : clientX,
  y0: rowY(tick - 1),
  y1: rowY(tick),
});
