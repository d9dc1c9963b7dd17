import type { ReactNode } from "react";
import { Heading } from "../mdx/Heading.tsx";

interface Props {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page, with an address and a line in its table of contents. */
export const Part = ({ id, title, children }: Props) => (
  <section className="chapter" data-chapter={id}>
    <header className="chapter-head">
      <Heading id={id} level={2}>
        {title}
      </Heading>
    </header>
    {children}
  </section>
);
