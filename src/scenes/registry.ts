import type { AnyScene } from "./contract.ts";

/** Every scene, by name: one line each. A page fetches those that it shows. */
const loaders: Readonly<Record<string, () => Promise<AnyScene>>> = {
  amplification: async () => (await import("./amplification/scene.ts")).amplification,
  storm: async () => (await import("./storm/scene.ts")).storm,
  scatter: async () => (await import("./scatter/scene.ts")).scatter,
  cap: async () => (await import("./cap/scene.ts")).cap,
  budget: async () => (await import("./budget/scene.ts")).budget,
  idempotency: async () => (await import("./idempotency/scene.ts")).idempotency,
};

export const sceneNames: readonly string[] = Object.keys(loaders);

/** Scenes are code: once loaded they are there for good. */
const loaded = new Map<string, AnyScene>();

/** Fetches a scene's code; an unknown name is an error that says what there is. */
export const loadScene = async (name: string): Promise<AnyScene> => {
  const load = Object.hasOwn(loaders, name) ? loaders[name] : undefined;
  if (load === undefined) throw new RangeError(`no scene "${name}": there are ${sceneNames.join(", ")}`);
  const scene = await load();
  loaded.set(name, scene);
  return scene;
};

/** All of them, for those who make every page. */
export const loadScenes = (): Promise<readonly AnyScene[]> => Promise.all(sceneNames.map(loadScene));

/** A scene whose code is there. */
export const sceneNamed = (name: string): AnyScene => {
  const scene = loaded.get(name);
  if (scene === undefined)
    throw new RangeError(`the scene "${name}" is not loaded: there are ${[...loaded.keys()].join(", ")}`);
  return scene;
};
