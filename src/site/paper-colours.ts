import { type Colour, cssVariable, palette } from "../stage/palette.ts";

/** On paper the light palette holds, whatever the screen shows, and the ground is the paper's own. */
export const paperColoursCss = (): string => {
  const colours = Object.entries({ ...palette.light, paper: "#fff", panel: "#fff" });
  const declarations = colours.map(([name, value]) => `${cssVariable(name as Colour)}:${value}`);
  return `@media print{:root:root:root{color-scheme:light;${declarations.join(";")}}}`;
};
