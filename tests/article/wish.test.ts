import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { embedQuery, partsOf, plainWish, type Wish } from "../../src/article/teach/wish.ts";
import { readSettings } from "../../src/embed/settings.ts";
import type { AnyScene } from "../../src/scenes/contract.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { decodeAddress, encodeAddress } from "../../src/stage/address.ts";
import { isShown } from "../../src/stage/shown.ts";
import { paramsOf } from "../scenes/arbitrary.ts";

const namesOf = (scene: AnyScene): readonly string[] => [...partsOf(scene), ...Object.keys(scene.params)];

const anyWish = (scene: AnyScene): fc.Arbitrary<Wish> =>
  fc.record({
    shown: fc.subarray([...namesOf(scene)]),
    theme: fc.constantFrom("auto", "light", "dark"),
    background: fc.constantFrom("paper", "transparent"),
    title: fc.boolean(),
    autoplay: fc.boolean(),
    keys: fc.constantFrom("deck", "scene"),
  });

describe.each(await loadScenes())("an embed of the scene $name as the builder writes it", (scene) => {
  it("shows what was wished, and nothing in its address is misunderstood", () => {
    fc.assert(
      fc.property(anyWish(scene), (wish) => {
        const query = embedQuery(scene, "", wish);
        const settings = readSettings(scene, ["en"], query);
        expect(settings.misunderstood).toEqual([]);
        for (const name of namesOf(scene))
          expect(isShown(settings.controls, name), name).toBe(wish.shown.includes(name));
        const { title, autoplay, keys } = settings;
        expect({ title, autoplay, keys }).toEqual({
          title: wish.title,
          autoplay: wish.autoplay,
          keys: wish.keys,
        });
        const given = new URLSearchParams(query);
        expect(given.get("theme") ?? "auto").toBe(wish.theme);
        expect(given.get("background") ?? "paper").toBe(wish.background);
      }),
    );
  });

  it("opens at the moment that was set", () => {
    fc.assert(
      fc.property(paramsOf(scene), fc.nat(1000), anyWish(scene), (params, tick, wish) => {
        const query = embedQuery(scene, encodeAddress(scene, params, tick), wish);
        const { misunderstood, ...address } = decodeAddress(scene, query);
        expect(misunderstood).toEqual([]);
        expect(address).toEqual({ params, tick });
      }),
      { numRuns: 40 },
    );
  });

  it("has a bare address where nothing special was wished", () => {
    expect(embedQuery(scene, "", plainWish)).toBe("");
  });
});
