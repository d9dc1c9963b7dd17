import type { MDXContent } from "mdx/types";
import { type Locale, locales } from "../../locales/locale.ts";

/** What `content/<language>/teach.mdx` exports; `cited` is gathered by the MDX build. */
export interface TeachProse {
  readonly default: MDXContent;
  readonly page: {
    readonly title: string;
    readonly lead: string;
    /** The titles of its parts, by their anchors. */
    readonly parts: Readonly<Record<string, string>>;
  };
  readonly cited: readonly string[];
}

const modules = import.meta.glob<TeachProse>("../../../content/*/teach.mdx", { eager: true });

export const teachProse = Object.fromEntries(
  locales.map((locale) => [locale, modules[`../../../content/${locale}/teach.mdx`]]),
) as { readonly [L in Locale]: TeachProse };
