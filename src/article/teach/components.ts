import { mdxComponents } from "../mdx/components.ts";
import { Beat } from "./Beat.tsx";
import { BuilderPlace } from "./BuilderPlace.tsx";
import { ChapterLinks } from "./ChapterLinks.tsx";
import { Here } from "./Here.tsx";
import { Part } from "./Part.tsx";
import { Question } from "./Question.tsx";
import { Reveal } from "./Reveal.tsx";

/** The tags that the teachers' page may use beside those of the chapters. */
export const teachComponents = {
  ...mdxComponents,
  Beat,
  Builder: BuilderPlace,
  ChapterLinks,
  Here,
  Part,
  Question,
  Reveal,
};
