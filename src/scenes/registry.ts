import type { AnyScene } from "./contract.ts";
import { storm } from "./storm/scene.ts";

/** Every scene, by name: one line each. */
export const scenes: Readonly<Record<string, AnyScene>> = {
  storm,
};

/** The scene of that name; an unknown one is an error that names what there is. */
export const sceneNamed = (name: string): AnyScene => {
  const scene = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  if (scene === undefined) throw new RangeError(`no scene "${name}": there are ${Object.keys(scenes).join(", ")}`);
  return scene;
};
