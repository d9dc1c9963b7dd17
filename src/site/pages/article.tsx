import { ArticlePage } from "../../article/ArticlePage.tsx";
import { type Locale, locales } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import { drawCard } from "../card/card.tsx";
import type { Page } from "./page.ts";

const alternates: Readonly<Record<Locale, string>> = { en: "", ru: "ru/" };

/** The article, once a language. */
export const articlePages: readonly Page[] = locales.map((locale) => {
  const { title, lead, description } = pageWords[locale];
  return {
    path: alternates[locale],
    locale,
    title,
    description,
    alternates,
    card: { file: `card-${locale}.png`, draw: () => drawCard(locale, title, lead) },
    body: <ArticlePage alternates={alternates} />,
  };
});
