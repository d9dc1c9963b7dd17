import { relative } from "node:path";
import { type Node, tagsIn } from "./tags.ts";

/** Remark plugin: tells each component's tag its file and line, so that a fault found in rendering names its place. */
export const atSource = () => (tree: Node, file: { readonly path: string }) => {
  const path = relative(process.cwd(), file.path);
  for (const { attributes, position } of tagsIn(tree))
    attributes?.push({
      type: "mdxJsxAttribute",
      name: "at-source",
      value: `${path}:${position?.start.line}`,
    });
};
