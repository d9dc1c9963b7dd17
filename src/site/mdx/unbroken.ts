import type { Node } from "./tags.ts";

/** The space before a dash, and the one between a day and its month, as Russian is set. */
const SPACE =
  / (?=—(?:\s|$))|(?<=\d) (?=(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)[яа])/g;

/** Remark plugin: no line ends at these spaces. */
export const unbroken = () => join;

const join = (node: Node): void => {
  if (node.type === "text") node.value = (node.value ?? "").replace(SPACE, "\u00a0");
  for (const child of node.children ?? []) join(child);
};
