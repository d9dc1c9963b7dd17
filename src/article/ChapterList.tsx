import { pageWords } from "../locales/page.ts";
import { chapters, numerals, partsOf } from "./chapters.ts";
import { usePage } from "./page-context.ts";

/** The chapters, part by part, as links to them. */
export const ChapterList = () => {
  const { locale } = usePage();
  const words = pageWords[locale];
  return partsOf(chapters[locale]).map(({ part, chapters: list }) => (
    <section key={part}>
      <p className="contents-part">
        <span>{words.part(numerals[part]!)}</span> {words.parts[part]}
      </p>
      <ol start={list[0]!.number}>
        {list.map(({ id, title, number }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="contents-number">{number}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  ));
};
