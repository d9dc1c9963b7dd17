import type { ComponentType, ReactNode } from "react";
import type { Locale } from "../../locales/locale.ts";
import type { DocumentProps } from "../Document.tsx";

/** A page of the site. */
export interface Page {
  /** Its path under the site's base: `""`, `ru/`; or the file itself where a host wants one: `404.html`. */
  readonly path: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** The same page in every language; absent: not a page to be found by search. */
  readonly alternates?: Readonly<Record<Locale, string>>;
  /** The picture that goes with a link to it. */
  readonly card?: { readonly file: string; draw(): Promise<Uint8Array> };
  /** Where oEmbed readers learn how to frame the page, and what it shows. */
  readonly oembed?: { readonly path: string; readonly scene: string; readonly title: string };
  readonly body: ReactNode;
  /** The prefix of the ids in a body that is hydrated whole. */
  readonly prefix?: string;
  /** Its own template; absent: the one of all pages that are read. */
  readonly document?: ComponentType<DocumentProps>;
}

/** The file of a page under `dist/`. */
export const fileOf = (path: string): string => (path.endsWith(".html") ? path : `${path}index.html`);
