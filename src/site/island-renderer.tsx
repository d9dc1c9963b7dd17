import type { ComponentType, ReactNode } from "react";
import { islandKinds } from "../article/islands/kinds.ts";
import type { PageContext } from "../article/page-context.ts";
import { islandPrefix } from "./island-prefix.ts";

type HtmlOf = (node: ReactNode, options: { identifierPrefix: string }) => Promise<string>;

/** Renders each island of a page by itself, and once: React asks again for what it waits for. */
export const islandRenderer = (htmlOf: HtmlOf): PageContext["renderIsland"] => {
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
    rendered.set(name, { asked, html });
    return html;
  };
};
