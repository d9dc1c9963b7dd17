import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { ScriptTag } from "../assets.ts";
import { allInOne } from "./all-in-one.ts";
import type { ClassicScript } from "./classic-scripts.ts";
import { oneLanguage } from "./one-language.ts";
import { lazyParts } from "./parts.ts";
import { treeshake } from "./source.ts";

/** A script of one file has nothing to fetch ahead. */
const eager: Plugin = {
  name: "eager",
  enforce: "pre",
  load: (id) =>
    id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load()" : undefined,
};

/** Gives the whole script a name under which it can read its own text (`src/embed/startWorker.ts`). */
const quotable: Plugin = {
  name: "quotable",
  generateBundle(_options, bundle) {
    for (const output of Object.values(bundle))
      if (output.type === "chunk") output.code = `(function retryStormScript(){${output.code}})();\n`;
  },
};

/** Builds one script into the site's folder; the answer is the tag that loads it. */
export const buildClassic = async (
  { root, base }: ResolvedConfig,
  outDir: string,
  { file, entry, embed }: ClassicScript,
): Promise<ScriptTag> => {
  await build({
    configFile: false,
    root,
    base,
    logLevel: "warn",
    plugins: [
      embed === undefined ? lazyParts() : [allInOne(embed.scene), oneLanguage(embed.locale)],
      eager,
      react(),
      quotable,
    ],
    build: {
      target: "es2022",
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: entry.startsWith("src/") ? join(root, entry) : entry,
        output: { format: "iife", entryFileNames: file },
        treeshake,
      },
    },
  });
  // hosts let browsers keep files, and the page must not meet an older script than its own
  const hash = createHash("sha256").update(await readFile(join(outDir, file)));
  return { src: `${base}${file}?${hash.digest("hex").slice(0, 8)}`, defer: true };
};
