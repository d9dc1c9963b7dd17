import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import { sceneNames } from "../../src/scenes/registry.ts";
import { standalonePath } from "../../src/stage/files/standalone-path.ts";
import { tagsOf } from "./html.ts";
import { sites } from "./site.ts";

/** A file that is mailed and put on sticks. */
const HEAVIEST = 450_000;

describe.each(sites)("under $base", ({ folder }) => {
  describe.each(sceneNames.flatMap((scene) => locales.map((locale) => ({ scene, locale }))))(
    "the scene $scene as one file in $locale",
    ({ scene, locale }) => {
      const path = join(folder, standalonePath(scene, locale));
      const html = readFileSync(path, "utf8");

      test("is at most 450 kB", () => {
        expect(statSync(path).size).toBeLessThanOrEqual(HEAVIEST);
      });

      test("needs nothing beside itself", () => {
        const asking = tagsOf(html).filter(
          ({ attributes: { src, href } }) =>
            src !== undefined || (href !== undefined && !href.startsWith("data:")),
        );
        expect(asking).toEqual([]);
        const sheets = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = ""]) => css);
        const fetched = sheets.flatMap((css) => css.match(/url\((?!["']?data:)[^)]*\)/g) ?? []);
        expect(fetched).toEqual([]);
      });

      test("brings the type of its language", () => {
        const faces = html.match(/@font-face\{[^}]*url\(data:font\/woff2[^}]*\}/g) ?? [];
        // Russian has the letters of both alphabets
        expect(faces).toHaveLength(locale === "ru" ? 2 : 1);
      });
    },
  );
});
