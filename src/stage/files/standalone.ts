import type { Locale } from "../../locales/locale.ts";
import { standalonePath } from "./standalone-path.ts";

/** A file opened from a disk cannot fetch itself. */
export const canFetchStandalone = (): boolean => location.protocol !== "file:";

/** A scene as one file that runs without a network, opening at an address (a query without `?`), which is written into it. */
export const standaloneOf = async (scene: string, locale: Locale, query: string): Promise<Blob> => {
  const answer = await fetch(import.meta.env.BASE_URL + standalonePath(scene, locale));
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status}`);
  return new Blob([openedAt(await answer.text(), query)], { type: "text/html" });
};

/** The file with another address to open at, where it is opened without one. */
const openedAt = (html: string, query: string): string => {
  const escaped = query.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace("<html ", () => `<html data-query="${escaped}" `);
};
