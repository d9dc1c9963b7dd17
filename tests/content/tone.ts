import type { Locale } from "../../src/locales/locale.ts";

const word = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, "iu");

/** Words that sell or hurry instead of saying something. */
const banned: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: ["simply", "just", "obviously", "powerful", "let[’']s"].map(word),
  ru: [
    "просто",
    "очевидно",
    "давайте",
    "мощн(?:ый|ая|ое|ые|ого|ой|ым|ых|ую|ому|ом|ыми|о)",
    "данн(?:ый|ого|ому|ом|ая|ое|ую)",
  ].map(word),
};

/** A pair of dashes in one English sentence is one too many; Russian needs a dash for "is", so three are. */
const dashesAllowed: Readonly<Record<Locale, number>> = { en: 1, ru: 2 };

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…:;])\s+/);

/** What a stretch of words does that `Prose` in the style asks it not to do. */
export const lapses = (locale: Locale, text: string): string[] => [
  ...banned[locale].flatMap((pattern) => text.match(pattern)?.[0] ?? []),
  ...(text.includes("!") ? ["an exclamation mark"] : []),
  ...(/\?\s[^.!]*\?/.test(text) ? ["two questions in a row"] : []),
  ...sentencesOf(text)
    .filter((sentence) => (sentence.match(/\s[–—]\s|\p{L}—\p{L}/gu) ?? []).length > dashesAllowed[locale])
    .map((sentence) => `a chain of dashes: ${sentence}`),
];
