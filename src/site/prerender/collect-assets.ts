import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Assets } from "../assets.ts";
import type { Entries } from "./plugin.ts";

/** Takes the style sheet out of the client's build, to be written into the pages, and notes which scripts they need. */
export const collectAssets = (entries: Entries): { plugin: Plugin; assets: () => Assets } => {
  let found: Assets | undefined;
  const plugin: Plugin = {
    name: "pages-assets",
    enforce: "post",
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const { root, base } = this.environment.config;
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === "chunk");
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === resolve(root, entries.client));
      if (entry === undefined) return;
      found = {
        css: takeCss(bundle),
        styleSheets: [],
        client: base + entry.fileName,
        preloads: islandScripts(entry, chunks).map((file) => base + file),
      };
    },
  };
  const assets = () => {
    if (found === undefined) throw new Error("the client was not built");
    return found;
  };
  return { plugin, assets };
};

const takeCss = (bundle: Rolldown.OutputBundle): string => {
  const sheets = Object.values(bundle).filter(
    (output) => output.type === "asset" && output.fileName.endsWith(".css"),
  );
  for (const { fileName } of sheets) delete bundle[fileName];
  return sheets.map((sheet) => String((sheet as Rolldown.OutputAsset).source)).join("");
};

/** What the client imports when an island comes near, and what that imports in turn. */
const islandScripts = (
  entry: Rolldown.OutputChunk,
  chunks: readonly Rolldown.OutputChunk[],
): readonly string[] => {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach(add);
  };
  entry.imports.forEach(add);
  entry.dynamicImports.forEach(add);
  files.delete(entry.fileName);
  return [...files];
};
