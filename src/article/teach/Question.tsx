import type { ReactNode } from "react";
import { teachWords } from "../../locales/teach.ts";
import { usePage } from "../page-context.ts";

/** What to ask the class before it sees. */
export const Question = ({ children }: { readonly children: ReactNode }) => (
  <aside className="question">
    <p className="kicker">{teachWords[usePage().locale].question}</p>
    {children}
  </aside>
);
