import type { ReactNode } from "react";
import { languagePath } from "../../locales/locale.ts";
import { usePage } from "../page-context.ts";

interface Props {
  /** A page by its path with a slash at its end, the same in every language; or a file. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A link to another page of this site in the reader's language, or to a file, wherever the site stands. */
export const Here = ({ to, children }: Props) => {
  const { locale, href } = usePage();
  return <a href={href(to.endsWith("/") ? languagePath(locale) + to : to)}>{children}</a>;
};
