import { type Chapter, chapters } from "../../article/chapters.ts";
import { usePage } from "../../article/page-context.ts";
import { type Locale, languagePath, locales } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import { drawCard } from "../card/card.tsx";
import { signpostTo } from "../SignpostDocument.tsx";
import type { Page } from "./page.ts";

/** The way on, for a browser that does not go by itself. */
const Signpost = ({ title, to }: { readonly title: string; readonly to: string }) => (
  <p>
    <a href={usePage().href(to)}>{title}</a>
  </p>
);

const chapterPage = ({ id, title, lead, card }: Chapter, locale: Locale): Page => {
  const to = `${languagePath(locale)}#${id}`;
  return {
    path: `${languagePath(locale)}chapter/${id}/`,
    locale,
    title: `${title} · ${pageWords[locale].title}`,
    description: lead,
    document: signpostTo(to),
    card: { file: `card-chapter-${id}-${locale}.png`, draw: () => drawCard(locale, title, lead, card) },
    body: <Signpost title={title} to={to} />,
  };
};

/** An address for each chapter, whose link shows the chapter's own picture; it leads into the article. */
export const chapterPages: readonly Page[] = locales.flatMap((locale) =>
  chapters[locale].map((chapter) => chapterPage(chapter, locale)),
);
