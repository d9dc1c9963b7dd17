import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { lazyImport, source, underSource } from "./source.ts";

/** Modules of the stage that a script of its own has in another way. */
const replaced: readonly (readonly [from: string, path: string, to: string])[] = [
  ["stage/startJob.ts", "./startWorker.ts", "embed/startWorker.ts"],
  ["stage/SceneFrame.tsx", "./extras.ts", "embed/extras.tsx"],
  ["stage/Notes.tsx", "./extras.ts", "embed/extras.tsx"],
  ["stage/PictureView.tsx", "./extras.ts", "embed/extras.tsx"],
];

/** A registry of one scene, of which nobody asks for another. */
const registryOf = (path: string, name: string): string => `
import { ${name} as only } from "${path}";
export const sceneNames = [only.name];
export const loadScene = async () => only;
export const loadScenes = async () => [only];
export const sceneNamed = () => only;
`;

/**
 * What a script that stands alone takes in another way than the site does: of the registry one scene only, which is there from
 * the start; lazy parts of the stage and of scenes from the one other script that there is; and a worker that need not be fetched.
 */
export const allInOne = (scene: string): Plugin => ({
  name: "all-in-one",
  enforce: "pre",
  transform(code, id) {
    if (id === source("scenes/registry.ts")) {
      const [, path, name] = code.match(`import\\("(\\./${scene}/scene\\.ts)"\\)\\)\\.(\\w+)`) ?? [];
      if (name === undefined) this.error(`the registry does not import the scene "${scene}"`);
      return registryOf(path!, name);
    }
    const isOurs = /^(stage|scenes|embed)\//.test(underSource(id));
    if (!isOurs || !lazyImport.test(code)) return undefined;
    const parts = code.replaceAll(
      lazyImport,
      (_, path) => `part("${underSource(resolve(dirname(id), path))}")`,
    );
    return `import { part } from "${source("embed/parts.ts")}";\n${parts}`;
  },
  resolveId: (path, importer) => {
    const found = replaced.find(([from, asked]) => asked === path && importer === source(from));
    return found && source(found[2]);
  },
});
