import { readFileSync } from "node:fs";
import ts from "typescript";

/** Every node of a source file of which `says` has something to say, as `path:line what`. Comments are no nodes. */
export const findings = (path: string, says: (node: ts.Node) => string | undefined): string[] => {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const what = says(node);
    if (what) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push(`${path}:${line + 1} ${what}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};
