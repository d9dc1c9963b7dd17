import { filesUnder } from "../../files.ts";

export const dist = process.env.DIST ?? "dist";

/** The paths of all pages of the built site: `/`, `/ru/`, `/embed/storm/`, ... */
export const allPages: readonly string[] = filesUnder(dist, /\.html$/)
  .map((file) => file.slice(dist.length).replace(/index\.html$/, ""))
  .sort();

if (allPages.length === 0) throw new Error(`There is no page in ${dist}: npm run build`);
