import { Fragment } from "react";
import { pageWords } from "../../locales/page.ts";
import { usePage } from "../page-context.ts";
import { sourceAnchor, sourceNamed } from "../sources.ts";
import { blame, type Placed } from "./place.ts";

interface Props extends Placed {
  /** One source of `sources.ts`, or several: `S2 S13`. */
  readonly id: string;
}

/** A short reference in the prose, `[Brooker 2015]`, that leads to the list at the page's end. */
export const Source = (props: Props) => {
  const words = pageWords[usePage().locale];
  const named = props.id.split(" ").map((id) => ({ id, ...blame("Source", props, () => sourceNamed(id)) }));
  return (
    <span className="source">
      [
      {named.map(({ id, short }, i) => (
        <Fragment key={id}>
          {i > 0 && "; "}
          <a href={`#${sourceAnchor(id)}`} aria-label={words.source(short)}>
            {short}
          </a>
        </Fragment>
      ))}
      ]
    </span>
  );
};
