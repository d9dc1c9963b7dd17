import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { elsewhere } from "../config/elsewhere.ts";
import { filesUnder } from "../files.ts";
import { type Tag, tagsOf } from "./html.ts";

export interface Page {
  /** As a reader's browser asks for it: `/`, `/ru/`, `/404.html`. */
  readonly path: string;
  readonly html: string;
  readonly tags: readonly Tag[];
}

/** A built site: the folder that it lies in, and the path that it is served under. */
export interface Site {
  readonly folder: string;
  readonly base: string;
  readonly pages: readonly Page[];
}

const siteIn = (folder: string, base: string): Site => ({
  folder,
  base,
  pages: filesUnder(folder, /\.html$/).map((file) => {
    const html = readFileSync(file, "utf8");
    return {
      path: base + file.slice(folder.length + 1).replace(/index\.html$/, ""),
      html,
      tags: tagsOf(html),
    };
  }),
});

/** The site as `npm run build` makes it. */
export const site = siteIn("dist", "/");
/** The site as it is built for a path on a host that is known. */
export const siteElsewhere = siteIn(elsewhere.folder, elsewhere.base);
export const sites = [site, siteElsewhere];

/** Whether a site has a file for a path. */
export const hasFile = ({ folder, base }: Site, path: string): boolean =>
  path.startsWith(base) && existsSync(join(folder, decodeURIComponent(path.slice(base.length))));
