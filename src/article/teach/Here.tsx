import type { ReactNode } from "react";
import { usePage } from "../page-context.ts";

/** A link to another page or file of this site, wherever the site stands. */
export const Here = ({ to, children }: { readonly to: string; readonly children: ReactNode }) => (
  <a href={usePage().href(to)}>{children}</a>
);
