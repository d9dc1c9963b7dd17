import { pageWords } from "../locales/page.ts";
import { ChapterList } from "./ChapterList.tsx";
import { ChapterSection } from "./ChapterSection.tsx";
import { chapters } from "./chapters.ts";
import { Masthead, type MastheadProps } from "./Masthead.tsx";
import { OtherPages } from "./OtherPages.tsx";
import { usePage } from "./page-context.ts";
import { SourceList } from "./SourceList.tsx";
import { Strip } from "./Strip.tsx";

/** The whole article in one language. */
export const ArticlePage = ({ alternates }: Pick<MastheadProps, "alternates">) => {
  const { locale } = usePage();
  const words = pageWords[locale];
  const list = chapters[locale];
  return (
    <div className="page" id="top">
      <a className="skip" href="#text">
        {words.skip}
      </a>
      <Masthead alternates={alternates} home="#top">
        <ChapterList />
        <OtherPages />
      </Masthead>
      <main id="text" tabIndex={-1}>
        <header className="title">
          <h1>{words.title}</h1>
          <p className="tagline">{words.tagline}</p>
          <p className="lead">{words.lead}</p>
          <Strip />
        </header>
        {list.map((chapter) => (
          <ChapterSection key={chapter.id} {...chapter} />
        ))}
        <SourceList cited={[...new Set(list.flatMap(({ cited }) => cited))]} />
      </main>
      <footer className="foot">
        <p>{words.footer}</p>
      </footer>
    </div>
  );
};
