import { createContext, use } from "react";
import type { Locale } from "../locales/locale.ts";
import type { IslandKind, IslandProps } from "./islands/kinds.ts";

/** What the parts of a page know about the page; who turns it into HTML provides it. */
export interface PageContext {
  readonly locale: Locale;
  /** The address of a file or page of this site, wherever the site is served from. */
  href(path: string): string;
  /** The HTML of an island, rendered by itself; the same promise for the same name. */
  renderIsland<K extends IslandKind>(kind: K, name: string, props: IslandProps[K]): Promise<string>;
}

const Context = createContext<PageContext | undefined>(undefined);
export const PageProvider = Context.Provider;

export const usePage = (): PageContext => {
  const page = use(Context);
  if (page === undefined) throw new Error("rendered outside of a page");
  return page;
};
