import { teachProse } from "../../article/teach/prose.ts";
import { TeachPage } from "../../article/teach/TeachPage.tsx";
import { type Locale, languagePath, locales } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import { teachWords } from "../../locales/teach.ts";
import { drawCard } from "../card/card.tsx";
import type { Page } from "./page.ts";

const alternates = Object.fromEntries(
  locales.map((locale) => [locale, `${languagePath(locale)}teach/`]),
) as Readonly<Record<Locale, string>>;

/** The page for teachers, once a language. */
export const teachPages: readonly Page[] = locales.map((locale) => {
  const { title, lead } = teachProse[locale].page;
  return {
    path: alternates[locale],
    locale,
    title: `${title} · ${pageWords[locale].title}`,
    description: teachWords[locale].description,
    alternates,
    card: { file: `card-teach-${locale}.png`, draw: () => drawCard(locale, title, lead) },
    body: <TeachPage alternates={alternates} />,
  };
});
