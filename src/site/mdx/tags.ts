/** What the remark plugins here need of a node of the prose's syntax tree. */
export interface Node {
  readonly type: string;
  readonly name?: string | null;
  /** Of a text: what it says. */
  value?: string;
  readonly position?: { readonly start: { readonly line: number } };
  readonly attributes?: { type: string; name?: string; value?: unknown }[];
  readonly children?: Node[];
}

/** The components' tags under a node, in reading order: `<Fig>`, not `<table>`. */
export function* tagsIn(node: Node): Generator<Node> {
  if (/^mdxJsx(Flow|Text)Element$/.test(node.type) && /^[A-Z]/.test(node.name ?? "")) yield node;
  for (const child of node.children ?? []) yield* tagsIn(child);
}
