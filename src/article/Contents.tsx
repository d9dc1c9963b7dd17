import type { ReactNode } from "react";
import { pageWords } from "../locales/page.ts";
import { usePage } from "./page-context.ts";

/** A page's table of contents: beside the text where there is room, a sheet that a button opens elsewhere. */
export const Contents = ({ children }: { readonly children: ReactNode }) => (
  <nav className="contents" id="contents" popover="auto" aria-label={pageWords[usePage().locale].contents}>
    {children}
  </nav>
);
