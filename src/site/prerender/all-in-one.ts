import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const source = (file: string): string => resolve(import.meta.dirname, "../..", file);
const registry = source("scenes/registry.ts");

/** A scene that its reader edits keeps what makes it so in a folder of that name; no other needs an editor. */
const isEdited = (scene: string | undefined): boolean => existsSync(source(`scenes/${scene}/editing`));

/**
 * What a script that stands alone takes in another way than the site does: all its code is there from the start, of the
 * registry's scenes only the one named, and a worker need not be fetched.
 */
export const allInOne = (scene: string | undefined): Plugin => ({
  name: "all-in-one",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(source("."))) return undefined;
    const isBuiltIn = (path: string): boolean =>
      id === registry ? path === `./${scene}/scene.ts` : path !== "./editing/Editor.tsx" || isEdited(scene);
    const paths = [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, path]) => path!);
    const wanted = paths.filter(isBuiltIn);
    if (id === registry && wanted.length === 0)
      this.error(`the registry does not import the scene "${scene}"`);
    const eager = code.replaceAll(/\bimport\("([^"]+)"\)/g, (_, path) =>
      wanted.includes(path) ? `Promise.resolve(eager${wanted.indexOf(path)})` : "Promise.resolve({})",
    );
    return wanted.map((path, i) => `import * as eager${i} from "${path}";\n`).join("") + eager;
  },
  resolveId: (path, importer) =>
    path === "./startWorker.ts" && importer === source("stage/startJob.ts")
      ? source("embed/startWorker.ts")
      : undefined,
});
