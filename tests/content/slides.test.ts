import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { attribute, components, deckIn } from "./chapter.ts";
import { digitsByHand } from "./digits.ts";
import { proseOf } from "./prose.ts";
import { site } from "./site.ts";

const [english, russian] = locales.map(deckIn);

test("the slides of both languages show the same steps of the same scenes, and give the same figures", () => {
  const frame = (deck: typeof english) =>
    components(deck!)
      .filter(({ name }) => name !== "Note")
      .map((node) =>
        [
          node.name,
          ...["scene", "step", "controls", "set", "of", "at", "as"].map(
            (name) => attribute(node, name) ?? "-",
          ),
        ].join(" "),
      );
  const slides = (deck: typeof english) => frame(deck).filter((line) => /^(Slide|Then)/.test(line));
  expect(slides(russian)).toEqual(slides(english));
  expect(slides(english).filter((line) => line.startsWith("Slide")).length).toBeGreaterThanOrEqual(7);
  const figures = (deck: typeof english) =>
    frame(deck)
      .filter((line) => line.startsWith("Fig"))
      .sort();
  expect(figures(russian)).toEqual(figures(english));
});

for (const locale of locales)
  test(`every number on the slides in ${locale} comes from a model`, () => {
    const byHand = proseOf(deckIn(locale)).filter(({ text }) =>
      /\d/.test(digitsByHand.reduce((rest, { phrase }) => rest.replaceAll(phrase, ""), text)),
    );
    expect(byHand).toEqual([]);
  });

test("each scene on a slide has a picture in its place where no script runs", () => {
  for (const path of ["/slides/", "/ru/slides/"]) {
    const html = site.pages.find((page) => page.path === path)?.html ?? "";
    const elements = html.match(/<retry-storm .*?<\/retry-storm>/gs) ?? [];
    expect(elements.length).toBeGreaterThanOrEqual(7);
    expect(elements.filter((element) => !element.includes("<svg"))).toEqual([]);
  }
});

test("what other people's pages load is one script without any other, at most 3 kB on the way", () => {
  for (const file of ["embed.js", "reveal-retry-storm.js"]) {
    const code = readFileSync(`${site.folder}/${file}`, "utf8");
    expect(gzipSync(code).length).toBeLessThanOrEqual(3000);
    expect(code).not.toMatch(/\bimport\b|\bexport\b|document\.cookie|localStorage/);
  }
});
