import { use } from "react";
import { usePage } from "../page-context.ts";
import type { IslandKind, IslandProps } from "./kinds.ts";

interface Props<K extends IslandKind> {
  readonly kind: K;
  /** Unique on the page; the prefix of the island's ids, the same on server and client. */
  readonly name: string;
  readonly props: IslandProps[K];
}

/** A hole in the prose, filled with HTML that was rendered by itself, as it will be hydrated by itself. */
export const Island = <K extends IslandKind>({ kind, name, props }: Props<K>) => {
  const html = use(usePage().renderIsland(kind, name, props));
  return (
    <div
      data-island={kind}
      data-name={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React made it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
};
