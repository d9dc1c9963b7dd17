import { pageWords } from "../locales/page.ts";
import { Heading } from "./mdx/Heading.tsx";
import { usePage } from "./page-context.ts";
import { sourceAnchor, sourceNamed } from "./sources.ts";

/** The sources that the page cites, in the order in which it does. */
export const SourceList = ({ cited }: { readonly cited: readonly string[] }) => {
  const words = pageWords[usePage().locale];
  if (cited.length === 0) return null;
  return (
    <section className="sources">
      <Heading id="sources" level={2}>
        {words.sources}
      </Heading>
      <ul>
        {cited.map((id) => {
          const { authors, title, where, year, url } = sourceNamed(id);
          return (
            <li key={id} id={sourceAnchor(id)}>
              {authors}. <cite lang="en">{url === undefined ? title : <a href={url}>{title}</a>}</cite>
              {/[?!]$/.test(title) ? "" : "."} {where}, {year}.
            </li>
          );
        })}
      </ul>
    </section>
  );
};
