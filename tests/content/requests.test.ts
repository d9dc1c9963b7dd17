import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { filesUnder } from "../files.ts";
import type { Tag } from "./html.ts";
import { hasFile, sites } from "./site.ts";

/** What a tag makes the browser fetch; a canonical address or another language is only named. */
const fetched = ({ name, attributes }: Tag): string[] => {
  const { src, srcset, href, poster, rel = "" } = attributes;
  const links = name === "link" && !/canonical|alternate|license|author/.test(rel) ? [href] : [];
  const sets = srcset?.split(",").map((part) => part.trim().split(" ")[0]) ?? [];
  return [src, poster, ...sets, ...links].filter((url) => url !== undefined);
};

const isForeign = (url: string): boolean => /^(?:[a-z]+:)?\/\//i.test(url);
const isData = (url: string): boolean => /^(?:data|blob|about):/.test(url);
const fetchedByStyle = (css: string): string[] =>
  [...css.matchAll(/(?:url\(|@import\s+)["']?([^"')]+)/g)]
    .map(([, url = ""]) => url)
    .filter((url) => !isData(url));

describe.each(sites)("under $base", (site) => {
  test.each(site.pages)(
    "$path fetches nothing from another host, and what it fetches is there",
    ({ path, html, tags }) => {
      const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].flatMap(([, css = ""]) =>
        fetchedByStyle(css),
      );
      const urls = [...tags.flatMap(fetched), ...styles].filter((url) => !isData(url));
      expect(urls.filter(isForeign)).toEqual([]);
      expect(urls.filter((url) => !hasFile(site, new URL(url, `http://host${path}`).pathname))).toEqual([]);
    },
  );

  test("no style sheet fetches anything from another host", () => {
    const sheets = filesUnder(site.folder, /\.css$/).map((path) => readFileSync(path, "utf8"));
    expect(sheets.flatMap(fetchedByStyle).filter(isForeign)).toEqual([]);
  });

  test("no script touches cookies", () => {
    const scripts = filesUnder(site.folder, /\.js$/);
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((path) => readFileSync(path, "utf8").includes("document.cookie"))).toEqual([]);
  });
});
