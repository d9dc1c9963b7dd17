import { languagePath } from "../locales/locale.ts";
import { teachWords } from "../locales/teach.ts";
import { usePage } from "./page-context.ts";

/** What the site has beside the article. */
export const OtherPages = () => {
  const { locale, href } = usePage();
  const words = teachWords[locale];
  return (
    <section>
      <ul>
        <li>
          <a href={href(`${languagePath(locale)}teach/`)}>{words.link}</a>
        </li>
        <li>
          <a href={href(`${languagePath(locale)}slides/`)}>{words.deck}</a>
        </li>
      </ul>
    </section>
  );
};
