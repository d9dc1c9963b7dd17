import { languagePath } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import { Masthead, type MastheadProps } from "../Masthead.tsx";
import { usePage } from "../page-context.ts";
import { SourceList } from "../SourceList.tsx";
import { teachComponents } from "./components.ts";
import { teachProse } from "./prose.ts";

/** The page for those who show scenes to others. */
export const TeachPage = ({ alternates }: Pick<MastheadProps, "alternates">) => {
  const { locale, href } = usePage();
  const words = pageWords[locale];
  const { default: Prose, page, cited } = teachProse[locale];
  return (
    <div className="page teach" id="top">
      <a className="skip" href="#text">
        {words.skip}
      </a>
      <Masthead alternates={alternates} home={href(languagePath(locale))}>
        <ol>
          {Object.entries(page.parts).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </Masthead>
      <main id="text" tabIndex={-1}>
        <header className="title">
          <h1>{page.title}</h1>
          <p className="lead">{page.lead}</p>
        </header>
        <Prose components={teachComponents} />
        <SourceList cited={[...new Set(cited)]} />
      </main>
      <footer className="foot">
        <p>{words.footer}</p>
      </footer>
    </div>
  );
};
