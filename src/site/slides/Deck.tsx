import type { MDXContent } from "mdx/types";
import { Fig } from "../../article/mdx/Fig.tsx";
import { Note, Slide, Then } from "./Slide.tsx";

/** A deck as reveal.js wants it. */
export const Deck = ({ Slides }: { readonly Slides: MDXContent }) => (
  <main>
    <div className="reveal">
      <div className="slides">
        <Slides components={{ Fig, Note, Slide, Then }} />
      </div>
    </div>
  </main>
);
