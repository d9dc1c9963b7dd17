import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { elsewhere } from "../config/elsewhere.ts";
import { hasFile, type Page, site, siteElsewhere } from "./site.ts";

const host = elsewhere.site;

/** The languages that a page names, with their addresses. */
const alternatesOf = ({ tags }: Page): Record<string, string> =>
  Object.fromEntries(
    tags
      .filter(
        ({ name, attributes }) =>
          name === "link" && attributes.rel === "alternate" && "hreflang" in attributes,
      )
      .map(({ attributes }) => [attributes.hreflang, attributes.href]),
  );

const contentOf = ({ tags }: Page, property: string): string | undefined =>
  tags.find(({ attributes }) => attributes.property === property)?.attributes.content;

const found = siteElsewhere.pages.filter(
  ({ tags }) => !tags.some(({ attributes }) => attributes.content === "noindex"),
);

test("without a host no page gives an absolute address of itself", () => {
  expect(site.pages.filter(({ html }) => /rel="canonical"|og:url|hreflang="x-default"/.test(html))).toEqual(
    [],
  );
});

describe.each(found)("$path", (page) => {
  test("knows its own address and those of the other languages, and they know it", () => {
    const own = host + page.path;
    expect(page.tags.find(({ attributes }) => attributes.rel === "canonical")?.attributes.href).toBe(own);
    const alternates = alternatesOf(page);
    expect(Object.keys(alternates).sort()).toEqual([...locales, "x-default"].sort());
    expect(Object.values(alternates)).toContain(own);
    for (const address of Object.values(alternates)) {
      const other = found.find(({ path }) => host + path === address);
      expect(other && alternatesOf(other)).toEqual(alternates);
    }
  });

  test("has a picture for links to it", () => {
    const image = contentOf(page, "og:image") ?? "";
    expect(image).toMatch(host);
    expect(hasFile(siteElsewhere, image.slice(host.length))).toBe(true);
  });
});

test("the map of the site names every page to be found", () => {
  const map = readFileSync(join(siteElsewhere.folder, "sitemap.xml"), "utf8");
  const named = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address).sort();
  expect(named).toEqual(found.map(({ path }) => host + path).sort());
});
