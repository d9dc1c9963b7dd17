import type { ReactNode } from "react";
import { type Locale, locales } from "../locales/locale.ts";
import { pageWords } from "../locales/page.ts";
import { Contents } from "./Contents.tsx";
import { Emblem } from "./Emblem.tsx";
import { usePage } from "./page-context.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

export interface MastheadProps {
  /** This page in each language, as paths of the site. */
  readonly alternates: Readonly<Record<Locale, string>>;
  /** Where the name leads. */
  readonly home: string;
  /** The table of contents. */
  readonly children: ReactNode;
}

/** What frames the text: the name, the way around, the other language, the colours. */
export const Masthead = ({ alternates, home, children }: MastheadProps) => {
  const { locale, href } = usePage();
  const words = pageWords[locale];
  return (
    <header className="masthead">
      <a className="brand" href={home}>
        <Emblem />
        <span>{words.title}</span>
      </a>
      <button className="contents-button" type="button" popoverTarget="contents">
        {words.contents}
      </button>
      <Contents>{children}</Contents>
      {locales
        .filter((other) => other !== locale)
        .map((other) => (
          <a
            key={other}
            className="language"
            href={href(alternates[other])}
            hrefLang={other}
            lang={other}
            data-language
          >
            {pageWords[other].language}
          </a>
        ))}
      <ThemeSwitch />
    </header>
  );
};
