import { readdirSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { PARTS_ENTRY } from "./classic-scripts.ts";
import { lazyImport, source, underSource } from "./source.ts";

const ENTRY = "\0parts";
const SHARED = "\0shared:";

/** Every module that the stage, a scene or the embeds import lazily: scenes themselves are in scripts of their own. */
const lazyModules = (): string[] =>
  ["stage", "scenes", "embed"].flatMap((folder) =>
    readdirSync(source(folder), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && name !== "registry.ts")
      .flatMap((name) => {
        const file = resolve(source(folder), name);
        const found = readFileSync(file, "utf8").matchAll(lazyImport);
        const own = Array.from(found, ([, path]) => path!).filter((path) => path.startsWith("."));
        return own.map((path) => resolve(dirname(file), path));
      }),
  );

/** The names of modules that must be there once (`src/embed/parts.ts` shares them). */
const shared = [
  "react",
  "react/jsx-runtime",
  "scenes/registry.ts",
  "stage/StageContext.ts",
  "stage/startJob.ts",
];

/** Makes the second script of the embeds: the lazy parts of stage and scenes, which find React and their context in the first. */
export const lazyParts = (): Plugin => ({
  name: "lazy-parts",
  enforce: "pre",
  resolveId(path, importer) {
    if (path === PARTS_ENTRY) return ENTRY;
    if (shared.includes(path)) return SHARED + path;
    const found = importer && path.startsWith(".") ? resolve(dirname(importer), path) : "";
    const name = underSource(found);
    return shared.includes(name) ? SHARED + name : undefined;
  },
  load(id) {
    if (id === ENTRY) {
      const modules = lazyModules();
      const imports = modules.map((file, i) => `import * as part${i} from "${file}";`);
      const parts = modules.map((file, i) => `"${underSource(file)}": part${i}`);
      return `${imports.join("\n")}\nretryStorm.takeParts({ ${parts.join(", ")} });`;
    }
    return id.startsWith(SHARED)
      ? `module.exports = retryStorm.shared["${id.slice(SHARED.length)}"];`
      : undefined;
  },
});
