import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import type { Locale } from "../../src/locales/locale.ts";
import { filesUnder } from "../files.ts";

/** A node of a parsed chapter, as far as these tests look at it. */
export interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly attributes?: readonly Attribute[];
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
  readonly data?: { readonly estree?: unknown };
}
interface Attribute {
  readonly name?: string;
  readonly value?: string | { readonly value: string } | null;
}

export interface Chapter {
  readonly name: string;
  readonly path: string;
  readonly tree: Node;
}

const parser = createProcessor({ remarkPlugins: [remarkGfm] });

const parsed = (path: string): Chapter => ({
  name: basename(path),
  path,
  tree: parser.parse(readFileSync(path, "utf8")) as unknown as Node,
});

export const chaptersIn = (locale: Locale): Chapter[] =>
  filesUnder(`content/${locale}`, /\.mdx$/).map(parsed);

/** The slides of a language: their prose is held to the same as that of a chapter. */
export const deckIn = (locale: Locale): Chapter => parsed(`content/slides/${locale}.mdx`);

/** All nodes of a tree, in the order of the text; `into` says whether to look inside of one. */
export const nodesOf = (node: Node, into: (node: Node) => boolean = () => true): Node[] => [
  node,
  ...(into(node) ? (node.children ?? []).flatMap((child) => nodesOf(child, into)) : []),
];

/** The components that a chapter uses: `<Fig>`, not `<table>`. */
export const components = ({ tree }: Chapter): Node[] =>
  nodesOf(tree).filter(({ name }) => /^[A-Z]/.test(name ?? ""));

export const attribute = (node: Node, name: string): string | undefined => {
  const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
  return typeof value === "string" ? value : value?.value;
};
