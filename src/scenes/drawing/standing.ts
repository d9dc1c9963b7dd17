import type { Box, Picture } from "../contract.ts";

type Given = "world" | "frame" | "flights" | "targets" | "pitch" | "dot";

/**
 * A picture in which nothing slides: `frame` lies over `world`, and that is all that tells them apart. `pitch` and `dot` are for
 * columns of dots and for what flies; without either of them they mean nothing.
 */
export const standing = ({ w, h }: Box, given: Partial<Pick<Picture, Given>>): Picture => ({
  w,
  h,
  pitch: 1,
  dot: 1,
  clip: { x: 0, y: 0, w, h },
  shiftX: 0,
  world: [],
  frame: [],
  flights: [],
  targets: [],
  ...given,
});
