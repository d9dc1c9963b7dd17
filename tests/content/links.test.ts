import { describe, expect, test } from "vitest";
import { hasFile, type Page, type Site, sites } from "./site.ts";

const host = "http://host";

/** Why a link of a page leads nowhere. */
const broken = (site: Site, from: Page, href: string): string | undefined => {
  const url = new URL(href, host + from.path);
  if (url.origin !== host) return undefined;
  const target = site.pages.find(({ path }) => path === url.pathname);
  if (!target) return hasFile(site, url.pathname) ? undefined : `${href}: no such page`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  const found = anchor === "" || target.tags.some(({ attributes }) => attributes.id === anchor);
  return found ? undefined : `${href}: no such place on ${target.path}`;
};

describe.each(sites)("under $base", (site) => {
  test.each(site.pages)("every link on $path leads somewhere", (page) => {
    const links = page.tags
      .filter(({ name }) => name === "a")
      .flatMap(({ attributes }) => attributes.href ?? []);
    expect(links.flatMap((href) => broken(site, page, href) ?? [])).toEqual([]);
  });
});
