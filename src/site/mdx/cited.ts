import { type Node, tagsIn } from "./tags.ts";

/** Remark plugin: exports the ids of all `<Source>` tags of a file as `cited`, for the list at the page's end. */
export const cited = () => (tree: Node & { children: Node[] }) => {
  const ids = [...tagsIn(tree)]
    .filter(({ name }) => name === "Source")
    .flatMap(({ attributes }) => attributes?.find(({ name }) => name === "id")?.value)
    .flatMap((value) => (typeof value === "string" ? value.split(" ") : []));
  tree.children.push(exported("cited", ids));
};

/** The node of `export const name = [...]`, as MDX keeps it: a syntax tree in the ESTree form. */
const exported = (name: string, values: readonly string[]) => ({
  type: "mdxjsEsm",
  value: "",
  data: {
    estree: {
      type: "Program",
      sourceType: "module",
      comments: [],
      body: [
        {
          type: "ExportNamedDeclaration",
          specifiers: [],
          source: null,
          attributes: [],
          declaration: {
            type: "VariableDeclaration",
            kind: "const",
            declarations: [
              {
                type: "VariableDeclarator",
                id: { type: "Identifier", name },
                init: {
                  type: "ArrayExpression",
                  elements: values.map((value) => ({ type: "Literal", value })),
                },
              },
            ],
          },
        },
      ],
    },
  },
});
