import type { ReactNode } from "react";
import { pageWords } from "../../locales/page.ts";
import { usePage } from "../page-context.ts";

interface Props {
  /** The anchor: an English word, the same in every language, so that links and the language switch keep the place. */
  readonly id: string;
  readonly level?: 2 | 3 | 4;
  readonly children: ReactNode;
}

/**
 * A heading with an address. Chapters write `<Heading id="in-step">…</Heading>` instead of `###`, since an address
 * made from the words would differ between the languages. The chapter's own heading comes from its `chapter` export.
 */
export const Heading = ({ id, level = 3, children }: Props) => {
  const Tag = `h${level}` as const;
  const words = pageWords[usePage().locale];
  return (
    <Tag id={id}>
      {children}
      <a
        className="self-link"
        href={`#${id}`}
        aria-label={words.linkTo(typeof children === "string" ? children : id)}
      >
        #
      </a>
    </Tag>
  );
};
