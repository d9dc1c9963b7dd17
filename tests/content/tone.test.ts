import ts from "typescript";
import { expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { filesUnder } from "../files.ts";
import { findings } from "../source/syntax.ts";
import { chaptersIn, deckIn } from "./chapter.ts";
import { paragraphsOf, proseOf } from "./prose.ts";
import { lapses } from "./tone.ts";

for (const locale of locales) {
  for (const chapter of [...chaptersIn(locale), deckIn(locale)]) {
    test(`${chapter.path} neither sells nor hurries`, () => {
      const found = [...proseOf(chapter), ...paragraphsOf(chapter)].flatMap(({ at, text }) =>
        lapses(locale, text).map((lapse) => `${at} ${lapse}`),
      );
      expect([...new Set(found)]).toEqual([]);
    });
  }
}

const lapsesOfWords = (node: ts.Node): string | undefined => {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateLiteralToken(node)) return undefined;
  return lapses(/[а-я]/i.test(node.text) ? "ru" : "en", node.text)[0];
};

test("the interface and the pictures keep the tone of the prose", () => {
  const files = [...filesUnder("src/locales", /\.ts$/), ...filesUnder("src/scenes", /words[^/]*\.ts$/)];
  expect(files.flatMap((path) => findings(path, lapsesOfWords))).toEqual([]);
});
