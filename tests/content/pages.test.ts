import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import type { Tag } from "./html.ts";
import { site } from "./site.ts";

const { pages } = site;

const meta = (tags: readonly Tag[], name: string): string | undefined =>
  tags.find((tag) => tag.name === "meta" && tag.attributes.name === name)?.attributes.content;

const titleOf = (html: string): string => html.match(/<title>([^<]*)<\/title>/)?.[1] ?? "";

test("there is an article in each language", () => {
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/ru/"]));
});

test("no two pages share a title", () => {
  const titles = pages.map(({ html }) => titleOf(html));
  expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
});

describe.each(pages)("$path", ({ path, html, tags }) => {
  test("says its language, its title and what it is about", () => {
    const root = tags.find(({ name }) => name === "html")?.attributes;
    expect(locales).toContain(root?.lang);
    expect(titleOf(html)).toMatch(/\S/);
    expect(meta(tags, "viewport")).toContain("width=device-width");
    if (path !== "/404.html") expect(meta(tags, "description")).toMatch(/\S/);
  });

  test("is at most 300 kB of HTML on the way", () => {
    expect(gzipSync(html).length).toBeLessThanOrEqual(300_000);
  });

  test("gives each id once", () => {
    const ids = tags.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  });
});
