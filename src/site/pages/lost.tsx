import { usePage } from "../../article/page-context.ts";
import { locales } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import { articlePages } from "./article.tsx";
import type { Page } from "./page.ts";

/** What a host serves for an address that leads nowhere; it cannot know the reader's language, so it speaks both. */
const Lost = () => {
  const { href } = usePage();
  return (
    <main className="lost">
      {locales.map((locale) => {
        const { title, text, home } = pageWords[locale].lost;
        const path = articlePages.find((page) => page.locale === locale)?.path ?? "";
        return (
          <section key={locale} lang={locale}>
            {locale === "en" ? <h1>{title}</h1> : <h2>{title}</h2>}
            <p>{text}</p>
            <p>
              <a href={href(path)} hrefLang={locale}>
                {home}
              </a>
            </p>
          </section>
        );
      })}
    </main>
  );
};

const { title, text } = pageWords.en.lost;
export const lostPage: Page = { path: "404.html", locale: "en", title, description: text, body: <Lost /> };
