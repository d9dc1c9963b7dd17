import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { AnyScene } from "../../src/scenes/contract.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { decodeAddress } from "../../src/stage/address.ts";
import { type Opened, open } from "./permalinks.ts";

/*
 * Addresses that stand in other people's texts and slides, each with what it showed when it was put on the list. The list only
 * grows: an address that would open to something else must be read under a new version (`v=`), and this one as before.
 */
const list: readonly Opened[] = JSON.parse(readFileSync(new URL("permalinks.json", import.meta.url), "utf8"));
const scenes = new Map<string, AnyScene>((await loadScenes()).map((scene) => [scene.name, scene]));

describe("an address that was once given away", () => {
  it.each(list)("$scene?$query opens to the same moment and the same numbers", (opened) => {
    const scene = scenes.get(opened.scene)!;
    expect(decodeAddress(scene, opened.query).misunderstood).toEqual([]);
    const now = open(scene, opened.query);
    expect(now.tick).toBe(opened.tick);
    // a scene may learn further figures; those that it had stay
    expect(now.figures).toMatchObject(opened.figures);
  });
});

const HINT = "not on the list yet: npm run permalinks adds it";

it.each([...scenes.values()])("the list has every parameter and every step of $name", (scene) => {
  const queries = list.filter((opened) => opened.scene === scene.name).map(({ query }) => query);
  const given = queries.map((query) => new URLSearchParams(query));
  const params = Object.keys(scene.params).filter((param) => !given.some((query) => query.has(param)));
  const steps: string[] = scene.steps.map(({ id }: { id: string }) => id);
  const missing = steps.filter((id) => !given.some((query) => query.get("step") === id));
  expect({ params, steps: missing }, HINT).toEqual({ params: [], steps: [] });
});
