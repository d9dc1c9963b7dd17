/*
 * `npm run permalinks`: puts on the list what is missing there: each scene's bare address, one for each step, and one for each
 * parameter that no address sets. What stands on the list is never written anew: that is what it is for.
 */
import { readFileSync, writeFileSync } from "node:fs";
import type { AnyScene, Param } from "../../src/scenes/contract.ts";
import { loadScenes } from "../../src/scenes/registry.ts";
import { type Opened, open } from "./permalinks.ts";

const file = new URL("permalinks.json", import.meta.url);
const list: readonly Opened[] = JSON.parse(readFileSync(file, "utf8"));

/** An allowed value that is not the default. */
const anotherOf = (name: string, param: Param): string | number => {
  switch (param.kind) {
    case "whole":
    case "seed":
      return param.default < param.max ? param.default + 1 : param.min;
    case "fraction":
      return "1/7";
    case "choice":
      return param.of.find((way) => way !== param.default)!;
    case "text": {
      const text = Object.values(param.examples ?? {}).find((example) => example !== param.default);
      if (text === undefined) throw new Error(`put an address that sets "${name}" on the list by hand`);
      return text;
    }
  }
};

const missingOf = (scene: AnyScene): readonly string[] => {
  const known = list.filter((opened) => opened.scene === scene.name).map(({ query }) => query);
  const given = new Set(known.flatMap((query) => [...new URLSearchParams(query).keys()]));
  const params: [string, Param][] = Object.entries(scene.params);
  return [
    "",
    ...scene.steps.map(({ id }: { id: string }) => `step=${id}`),
    ...params
      .filter(([name]) => !given.has(name))
      .map(([name, param]) => new URLSearchParams([[name, String(anotherOf(name, param))]]).toString()),
  ].filter((query) => !known.includes(query));
};

const scenes = await loadScenes();
const added = scenes.flatMap((scene) => missingOf(scene).map((query) => open(scene, query)));
writeFileSync(
  file,
  `[\n${[...list, ...added].map((opened) => `  ${JSON.stringify(opened)}`).join(",\n")}\n]\n`,
);
console.log(`${added.length} added; npm run format puts the file in order`);
