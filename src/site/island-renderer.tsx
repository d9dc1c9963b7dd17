import type { ComponentType, ReactNode } from "react";
import { type IslandKind, type IslandProps, islandKinds } from "../article/islands/kinds.ts";
import type { PageContext } from "../article/page-context.ts";
import { islandPrefix } from "./island-prefix.ts";

type HtmlOf = (node: ReactNode, options: { identifierPrefix: string }) => Promise<string>;

/**
 * Renders each island of a page by itself, and once: React asks again for what it waits for. The islands' props are
 * added to `islands`, in the order of the page.
 */
export const islandRenderer = (
  htmlOf: HtmlOf,
  islands: IslandProps[IslandKind][],
): PageContext["renderIsland"] => {
  const rendered = new Map<string, { readonly asked: string; readonly html: Promise<string> }>();
  return (kind, name, props) => {
    const asked = JSON.stringify([kind, props]);
    const known = rendered.get(name);
    if (known !== undefined) {
      if (known.asked !== asked) throw new RangeError(`two islands of the page are named "${name}"`);
      return known.html;
    }
    const html = islandKinds[kind](props).then((Island: ComponentType<typeof props>) =>
      htmlOf(<Island {...props} />, { identifierPrefix: islandPrefix(name) }),
    );
    islands.push(props);
    rendered.set(name, { asked, html });
    return html;
  };
};
