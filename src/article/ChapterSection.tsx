import { pageWords } from "../locales/page.ts";
import type { Chapter } from "./chapters.ts";
import { mdxComponents } from "./mdx/components.ts";
import { Heading } from "./mdx/Heading.tsx";
import { usePage } from "./page-context.ts";

export const ChapterSection = ({ id, number, title, lead, Prose }: Chapter) => {
  const words = pageWords[usePage().locale];
  return (
    <section className="chapter" data-chapter={id}>
      <header className="chapter-head">
        <p className="kicker">{words.chapter(number)}</p>
        <Heading id={id} level={2}>
          {title}
        </Heading>
        <p className="chapter-lead">{lead}</p>
      </header>
      <Prose components={mdxComponents} />
    </section>
  );
};
