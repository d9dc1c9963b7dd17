import type { Role } from "../../scenes/contract.ts";
import { type Colour, cssVariable, palette, type Theme } from "../palette.ts";

/** The colour of each role; `panel` is the ground on which the picture stands. */
export type Colours = Readonly<Record<Role | "panel", string>>;

const colourOfRole: Readonly<Record<Role | "panel", Colour>> = {
  answered: "answered",
  rejected: "rejected",
  waiting: "waiting",
  capacity: "ink",
  outage: "outage",
  window: "window",
  now: "ink",
  ink: "ink",
  muted: "muted",
  hairline: "hairline",
  rejectedInk: "rejectedText",
  panel: "panel",
};

const coloursBy = (colourFor: (colour: Colour) => string): Colours =>
  Object.fromEntries(
    Object.entries(colourOfRole).map(([role, colour]) => [role, colourFor(colour)]),
  ) as Colours;

/** For a file that leaves the page. */
export const fixedColours = (theme: Theme): Colours => coloursBy((colour) => palette[theme][colour]);

/** For SVG within the page, which follows its theme by itself. */
export const pageColours: Colours = coloursBy((colour) => `var(${cssVariable(colour)})`);

/** For a canvas: what the page's custom properties are at this moment (system colours too, under forced colours). */
export const coloursOf = (element: Element): Colours => {
  const style = getComputedStyle(element);
  return coloursBy((colour) => style.getPropertyValue(cssVariable(colour)).trim());
};
