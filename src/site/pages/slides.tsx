import type { MDXContent } from "mdx/types";
import { type Locale, languagePath, locales } from "../../locales/locale.ts";
import { drawCard } from "../card/card.tsx";
import { SlidesDocument } from "../SlidesDocument.tsx";
import { Deck } from "../slides/Deck.tsx";
import type { Page } from "./page.ts";

/** What each file of `content/slides/` exports beside its slides. */
interface DeckModule {
  readonly default: MDXContent;
  readonly deck: { readonly title: string; readonly description: string };
}

const decks = import.meta.glob<DeckModule>("../../../content/slides/*.mdx", { eager: true });

const pathIn = (locale: Locale): string => `${languagePath(locale)}slides/`;
const alternates = Object.fromEntries(locales.map((locale) => [locale, pathIn(locale)])) as {
  readonly [L in Locale]: string;
};

/** A short talk in each language. */
export const slidesPages: readonly Page[] = locales.map((locale) => {
  const { default: Slides, deck } = decks[`../../../content/slides/${locale}.mdx`]!;
  return {
    path: pathIn(locale),
    locale,
    ...deck,
    alternates,
    card: { file: `card-slides-${locale}.png`, draw: () => drawCard(locale, deck.title, deck.description) },
    document: SlidesDocument,
    body: <Deck Slides={Slides} />,
  };
});
