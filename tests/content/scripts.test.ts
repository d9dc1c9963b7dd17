import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { filesUnder } from "../files.ts";
import { chaptersIn } from "./chapter.ts";
import { textOf } from "./html.ts";
import { proseOf } from "./prose.ts";
import { site } from "./site.ts";

const scripts = filesUnder("dist", /\.m?js$/).map((path) => ({ path, code: readFileSync(path, "utf8") }));

/** Letters as a minifier may write them: `\u043f`. */
const escaped = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);

/** Stretches of a language's prose that are long enough to stand nowhere else, without what Markdown would change in them. */
const distinctive = (locale: (typeof locales)[number]): string[] =>
  chaptersIn(locale)
    .flatMap(proseOf)
    .flatMap(({ text }) => text.replace(/\s+/g, " ").match(/[\p{L} ,]{40,}/gu) ?? [])
    .map((stretch) => stretch.trim());

test.each(locales)("the prose in %s is on its pages and in no script", (locale) => {
  const stretches = distinctive(locale);
  expect(stretches.length).toBeGreaterThan(20);
  const text = site.pages.map(({ html }) => textOf(html)).join(" ");
  expect(stretches.filter((stretch) => !text.includes(stretch))).toEqual([]);
  const shipped = stretches.flatMap((stretch) =>
    scripts
      .filter(({ code }) => code.includes(stretch) || code.includes(escaped(stretch)))
      .map(({ path }) => `${path}: ${stretch}`),
  );
  expect(shipped).toEqual([]);
});
