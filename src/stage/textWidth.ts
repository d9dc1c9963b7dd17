import { characters, fontWidths } from "./fontWidths.ts";

const table = (widths: string): ReadonlyMap<string, number> =>
  new Map(
    [...characters].map((character, i) => [character, Number.parseInt(widths.slice(2 * i, 2 * i + 2), 36)]),
  );
const normal = table(fontWidths.normal);
const strong = table(fontWidths.strong);

/** Of a character that the table lacks: an em's middling letter. */
const UNKNOWN = 600;

/** Width of a line of the interface's type at `size` px: from a table, so that Node and every browser agree. */
export const textWidth = (text: string, size: number, isStrong = false): number => {
  const widths = isStrong ? strong : normal;
  let thousandths = 0;
  for (const character of text) thousandths += widths.get(character) ?? UNKNOWN;
  return (thousandths * size) / 1000;
};
