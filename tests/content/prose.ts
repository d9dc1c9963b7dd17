import { type Chapter, type Node, nodesOf } from "./chapter.ts";

/** A stretch of words that a reader sees, and where it stands. */
export interface Prose {
  readonly at: string;
  readonly text: string;
}

/** The model's own numbers and the names of works do not come from the writer's hand. */
const fromElsewhere = (node: Node): boolean => node.name === "Fig" || node.name === "Source";

/** The strings of `export const chapter = { title: "...", ... }`. */
const stringsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  if (node.type === "ImportDeclaration") return [];
  // the moment of a card is an address, not words
  if (node.type === "Property" && (node.key as { name?: string }).name === "card") return [];
  if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
  if (node.type === "TemplateElement") return [(node.value as { cooked: string }).cooked];
  return Object.values(node).flatMap(stringsIn);
};

const wordsOf = (node: Node): string[] => {
  if (node.type === "text" || node.type === "inlineCode") return [node.value ?? ""];
  if (node.type === "mdxjsEsm") return stringsIn(node.data?.estree);
  return [];
};

const isParagraph = ({ type }: Node): boolean => type === "paragraph" || type === "heading";

/** What a chapter says in its own words, piece by piece: figures, sources and listings left out. */
export const proseOf = ({ path, tree }: Chapter): Prose[] =>
  nodesOf(tree, (node) => !fromElsewhere(node)).flatMap((node) =>
    wordsOf(node).map((text) => ({ at: `${path}:${node.position?.start.line}`, text })),
  );

/** Whole paragraphs, with a placeholder where a figure or a source stands. */
export const paragraphsOf = ({ path, tree }: Chapter): Prose[] =>
  nodesOf(tree)
    .filter(isParagraph)
    .map((paragraph) => ({
      at: `${path}:${paragraph.position?.start.line}`,
      text: nodesOf(paragraph, (node) => !fromElsewhere(node))
        .map((node) => (fromElsewhere(node) ? "#" : wordsOf(node).join("")))
        .join(""),
    }));
