import ts from "typescript";
import { expect, test } from "vitest";
import { sceneNames } from "../../src/scenes/registry.ts";
import { filesUnder } from "../files.ts";
import { findings } from "./syntax.ts";

const sourcesOf = (folder: string): string[] => filesUnder(folder, /\.tsx?$/);

/** A word that reaches for the clock or for chance: `Math.random`, `Date`, `performance`, `crypto`. */
const impure = (node: ts.Node): string | undefined => {
  if (ts.isPropertyAccessExpression(node) && node.getText() === "Math.random") return "Math.random";
  if (!ts.isIdentifier(node)) return undefined;
  return ["Date", "performance", "crypto", "globalThis"].find((name) => name === node.text);
};

test("the core asks neither a clock nor chance of its own", () => {
  expect(sourcesOf("src/core").flatMap((path) => findings(path, impure))).toEqual([]);
});

const nameOfScene = new RegExp(`(?<![\\w-])(${sceneNames.join("|")})(?![\\w-])`, "i");

/** A string, a piece of a template, a word of JSX or an import that names a scene. */
const namesScene = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    ? node.text.replaceAll(/retry.storm/gi, "").match(nameOfScene)?.[0]
    : undefined;

test("nothing in the stage names a scene", () => {
  expect(sceneNames.length).toBeGreaterThan(0);
  expect(sourcesOf("src/stage").flatMap((path) => findings(path, namesScene))).toEqual([]);
});
