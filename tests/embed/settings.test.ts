import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readSettings } from "../../src/embed/settings.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { reservedNames } from "../../src/stage/address.ts";
import { defaultControls, frameParts } from "../../src/stage/shown.ts";

const scenes = await loadScenes();

describe.each(scenes.map((scene) => [scene.name, scene] as const))("an embed of %s", (_name, scene) => {
  const read = (query: string) => readSettings(scene, ["en", "ru"], query);

  it("can be played and has its title, in its page's language, unless its address says otherwise", () => {
    expect(read("")).toEqual({
      controls: defaultControls,
      title: true,
      keys: "deck",
      autoplay: false,
      sync: undefined,
      misunderstood: [],
    });
    expect(read("lang=en&controls=all&title=0&keys=scene&autoplay=1&sync=talk")).toMatchObject({
      controls: "all",
      title: false,
      keys: "scene",
      autoplay: true,
      sync: "talk",
      misunderstood: [],
    });
  });

  it("shows each of its parameters and of its frame's parts by name", () => {
    for (const name of [...frameParts, ...Object.keys(scene.params)])
      expect(read(`controls=${name}`)).toMatchObject({ controls: [name], misunderstood: [] });
    expect(read("controls=none").controls).toEqual([]);
  });

  it("has no parameter with the name of a part of its frame", () => {
    for (const part of [...frameParts, "all", "none"]) expect(scene.params).not.toHaveProperty(part);
  });

  it("notes what it does not know, says what is allowed, and goes on without it", () => {
    const { controls, misunderstood } = read("controls=play,knobs&theme=pink&autoplay=yes");
    expect(controls).toEqual(["play"]);
    expect(misunderstood.map(({ name, value }) => `${name}=${value}`).sort()).toEqual([
      "autoplay=yes",
      "controls=knobs",
      "theme=pink",
    ]);
    for (const { because } of misunderstood)
      expect(because.kind === "oneOf" && because.allowed.length).toBeGreaterThan(1);
  });

  it("speaks its page's language: another has another page, and what is none is noted", () => {
    for (const language of ["ru", "tlh"])
      expect(read(`lang=${language}`).misunderstood).toEqual([
        { name: "lang", value: language, because: { kind: "oneOf", allowed: ["en", "ru"] } },
      ]);
  });

  it("opens, whatever its address says", () => {
    const value = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("all", "none", ",", "__proto__"));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...reservedNames), value)), (pairs) => {
        const { controls } = read(String(new URLSearchParams(pairs)));
        const allowed = [...frameParts, ...Object.keys(scene.params)];
        if (controls !== "all") expect(controls.filter((name) => !allowed.includes(name))).toEqual([]);
      }),
    );
  });
});
