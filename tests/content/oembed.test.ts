import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { sceneNames } from "../../src/scenes/registry.ts";
import { elsewhere } from "../config/elsewhere.ts";
import { tagsOf } from "./html.ts";
import { hasFile, type Page, site, siteElsewhere } from "./site.ts";

const discoveryOf = ({ tags }: Page): string | undefined =>
  tags.find(({ attributes }) => attributes.type === "application/json+oembed")?.attributes.href;

const fileAt = (address: string): string => address.slice((elsewhere.site + elsewhere.base).length);

test("without a host no page speaks of oEmbed, and there is none", () => {
  expect(site.pages.filter((page) => discoveryOf(page) !== undefined)).toEqual([]);
  expect(existsSync(join(site.folder, "oembed"))).toBe(false);
});

describe.each(siteElsewhere.pages.filter(({ path }) => path.includes("/embed/")))("$path", (page) => {
  const { type, version, html, width, height, title, ...rest } = JSON.parse(
    readFileSync(join(siteElsewhere.folder, fileAt(discoveryOf(page)!)), "utf8"),
  );

  test("tells a program that unfolds links how to frame it", () => {
    expect({ type, version }).toEqual({ type: "rich", version: "1.0" });
    const frame = tagsOf(html).find(({ name }) => name === "iframe")!.attributes;
    expect(frame.src).toBe(elsewhere.site + page.path);
    expect(frame.title).toBe(title);
    expect([Number(frame.width), Number(frame.height)]).toEqual([width, height]);
  });

  test("has a picture of its own for links to it", () => {
    const image = page.tags.find(({ attributes }) => attributes.property === "og:image")?.attributes.content;
    expect(image).toBe(rest.thumbnail_url);
    expect(hasFile(siteElsewhere, image!.slice(elsewhere.site.length))).toBe(true);
    const png = readFileSync(join(siteElsewhere.folder, fileAt(image!)));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      rest.thumbnail_width,
      rest.thumbnail_height,
    ]);
  });
});

test("every scene can be unfolded, in every language", () => {
  const found = siteElsewhere.pages.filter((page) => discoveryOf(page) !== undefined);
  expect(found).toHaveLength(sceneNames.length * locales.length);
});
