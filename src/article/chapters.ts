import type { MDXContent } from "mdx/types";
import { type Locale, locales } from "../locales/locale.ts";

/** What each file of `content/` exports beside its prose; `cited` is gathered by the MDX build. */
interface ChapterModule {
  readonly default: MDXContent;
  readonly chapter: Pick<Chapter, "number" | "title" | "lead" | "card">;
  readonly cited: readonly string[];
}

export interface Chapter {
  readonly number: number;
  readonly title: string;
  readonly lead: string;
  /** The moment of a scene that goes as a picture with links to it: an address without `?`. */
  readonly card: { readonly scene: string; readonly query: string };
  /** The anchor: `01-outage.mdx` is `#outage`, in every language. */
  readonly id: string;
  readonly cited: readonly string[];
  readonly Prose: MDXContent;
}

const modules = import.meta.glob<ChapterModule>("../../content/{en,ru}/[0-9]*.mdx", { eager: true });

const chaptersIn = (locale: Locale): readonly Chapter[] =>
  Object.entries(modules)
    .filter(([path]) => path.split("/").at(-2) === locale)
    .map(([path, { default: Prose, chapter, cited }]) => ({
      ...chapter,
      id: path.replace(/^.*\/\d*-?|\.mdx$/g, ""),
      cited,
      Prose,
    }))
    .sort((a, b) => a.number - b.number);

/** The chapters that are written, in reading order. */
export const chapters = Object.fromEntries(locales.map((locale) => [locale, chaptersIn(locale)])) as {
  readonly [L in Locale]: readonly Chapter[];
};

/** The last chapter of each part. */
const PART_ENDS = [9, 17, 19];
export const numerals = ["I", "II", "III"] as const;

/** The chapters of each part; a part with none written yet is left out. */
export const partsOf = (
  list: readonly Chapter[],
): readonly { readonly part: number; readonly chapters: readonly Chapter[] }[] =>
  PART_ENDS.map((end, part) => ({
    part,
    chapters: list.filter(({ number }) => number <= end && number > (PART_ENDS[part - 1] ?? 0)),
  })).filter((part) => part.chapters.length > 0);
