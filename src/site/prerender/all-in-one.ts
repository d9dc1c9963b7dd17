import { resolve } from "node:path";
import type { Plugin } from "vite";

const source = (file: string): string => resolve(import.meta.dirname, "../..", file);
const registry = source("scenes/registry.ts");

/**
 * What a script that stands alone takes in another way than the site does: all its code is there from the start, of the
 * registry's scenes only the one named, and a worker need not be fetched.
 */
export const allInOne = (scene: string | undefined): Plugin => ({
  name: "all-in-one",
  enforce: "pre",
  transform(code, id) {
    if (!id.startsWith(source("."))) return undefined;
    const paths = [...code.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, path]) => path!);
    const wanted = paths.filter((path) => id !== registry || path === `./${scene}/scene.ts`);
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
