import { languagePath } from "../locales/locale.ts";
import { teachWords } from "../locales/teach.ts";
import { usePage } from "./page-context.ts";

/** What the site has beside the article. */
export const OtherPages = () => {
  const { locale, href } = usePage();
  return (
    <section>
      <ul>
        <li>
          <a href={href(`${languagePath(locale)}teach/`)}>{teachWords[locale].link}</a>
        </li>
      </ul>
    </section>
  );
};
