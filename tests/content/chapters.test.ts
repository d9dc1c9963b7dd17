import { expect, test } from "vitest";
import { attribute, type Chapter, chaptersIn, components } from "./chapter.ts";
import { digitsByHand } from "./digits.ts";
import { proseOf } from "./prose.ts";

const english = chaptersIn("en");
const russian = chaptersIn("ru");
const both = [...english, ...russian];

/** The frame of a chapter that a translation keeps: which components stand in it, in which order, with what. */
const frameOf = (chapter: Chapter): string[] =>
  components(chapter)
    .filter(({ name }) => name !== "Fig" && name !== "Source")
    .map((node) =>
      [
        node.name,
        ...["id", "name", "scene", "set", "of", "level", "scale", "from", "to"].map(
          (name) => attribute(node, name) ?? "-",
        ),
      ].join(" "),
    );

/** Which figures a chapter gives, however often. */
const figuresOf = (chapter: Chapter): string[] =>
  [
    ...new Set(
      components(chapter)
        .filter(({ name }) => name === "Fig")
        .map((node) =>
          ["scene", "set", "of", "at", "over", "spread"]
            .map((name) => attribute(node, name) ?? "-")
            .join(" "),
        ),
    ),
  ].sort();

const sourcesOf = (chapter: Chapter): string[] =>
  [
    ...new Set(
      components(chapter)
        .filter(({ name }) => name === "Source")
        .flatMap((node) => attribute(node, "id")?.split(" ") ?? []),
    ),
  ].sort();

test("both languages have the same chapters", () => {
  expect(english.length).toBeGreaterThan(0);
  expect(russian.map(({ name }) => name)).toEqual(english.map(({ name }) => name));
});

for (const chapter of english) {
  const translation = russian.find(({ name }) => name === chapter.name);
  if (!translation) continue;
  test(`${chapter.name} has the same headings, scenes, steps and guesses in both languages`, () => {
    expect(frameOf(translation)).toEqual(frameOf(chapter));
  });
  test(`${chapter.name} gives the same figures in both languages`, () => {
    expect(figuresOf(translation)).toEqual(figuresOf(chapter));
  });
  test(`${chapter.name} leans on the same sources in both languages`, () => {
    expect(sourcesOf(translation)).toEqual(sourcesOf(chapter));
  });
}

const withoutExceptions = (text: string): string =>
  digitsByHand.reduce((rest, { phrase }) => rest.replaceAll(phrase, ""), text);

for (const chapter of both) {
  test(`every number in ${chapter.path} comes from a model or a source`, () => {
    expect(proseOf(chapter).filter(({ text }) => /\d/.test(withoutExceptions(text)))).toEqual([]);
  });
}

test("every exception for a digit is still needed", () => {
  const prose = both.flatMap(proseOf);
  const idle = digitsByHand.filter(({ phrase }) => !prose.some(({ text }) => text.includes(phrase)));
  expect(idle).toEqual([]);
});
