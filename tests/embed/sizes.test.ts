import { describe, expect, it } from "vitest";
import { locales } from "../../src/locales/locale.ts";
import type { Label, Mark, Picture, Result } from "../../src/scenes/contract.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { sayIn } from "../../src/scenes/say.ts";
import { decodeAddress } from "../../src/stage/address.ts";
import { textWidth } from "../../src/stage/textWidth.ts";

const scenes = await loadScenes();

/** From a corner of a page to a slide on a wall; a picture has a little less than the page. */
const sizes = [
  { w: 306, h: 160 },
  { w: 320, h: 240 },
  { w: 626, h: 290 },
  { w: 1264, h: 620 },
  { w: 3792, h: 1900 },
] as const;

const labelsOf = ({ world, frame }: Picture): Label[] =>
  [...world, ...frame].filter((mark: Mark) => mark.kind === "label");

describe.each(scenes.map((scene) => [scene.name, scene] as const))("the picture of %s", (_name, scene) => {
  const { params, tick } = decodeAddress(scene, "");
  const result: Result = scene.run(params, { tick: 3000, requests: 200_000 });
  const opening = Math.min(result.ticks - 1, tick ?? scene.opening(params));

  for (const size of sizes)
    it(`fills ${size.w} x ${size.h} px with labels that can be read`, () => {
      for (const locale of locales) {
        const picture: Picture = scene.view(
          result,
          opening,
          { ...size, dpr: 1, textWidth },
          sayIn(locale, scene.words),
        );
        expect(picture).toMatchObject(size);
        const labels = labelsOf(picture);
        expect(labels.length).toBeGreaterThan(0);
        // never smaller than on a phone, and they grow with the picture
        const least = Math.max(10, Math.min(size.w / 90, size.h / 70));
        expect(labels.filter((label) => label.size < least)).toEqual([]);
      }
    });
});
