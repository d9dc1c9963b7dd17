import { readFileSync } from "node:fs";
import { filesUnder } from "../../files.ts";

export const dist = process.env.DIST ?? "dist";

/** The paths of all pages of the built site that one stays on: `/`, `/ru/`, `/embed/storm/`, ... */
export const allPages: readonly string[] = filesUnder(dist, /\.html$/)
  .map((file) => file.slice(dist.length).replace(/index\.html$/, ""))
  .filter((path) => !path.includes("/chapter/"))
  .sort();

/**
 * The pages that every browser walks through. A scene's Russian frame is its English one with the words of the Russian
 * article, and both of these are here: to walk through it in three browsers would take minutes and show nothing new.
 */
export const walkedPages: readonly string[] = allPages.filter((page) => !page.startsWith("/ru/embed/"));

if (allPages.length === 0) throw new Error(`There is no page in ${dist}: npm run build`);

/** The scenes that the article shows. */
export const scenesOfArticle: readonly string[] = [
  ...new Set(
    Array.from(
      readFileSync(`${dist}/index.html`, "utf8").matchAll(/<figure[^>]* data-scene="([^"]+)"/g),
      ([, scene]) => scene!,
    ),
  ),
];
