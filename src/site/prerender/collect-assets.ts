import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Assets } from "../assets.ts";
import type { Entries } from "./plugin.ts";

/** The module of a scene, with its name. */
const SCENE = /\/src\/scenes\/([^/]+)\/scene\.ts$/;

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
        islandScripts: entry.dynamicImports.map((file) => {
          const { facadeModuleId } = chunks.find(({ fileName }) => fileName === file) ?? {};
          const files = closure(file, chunks).filter((other) => other !== entry.fileName);
          return { scene: facadeModuleId?.match(SCENE)?.[1], files: files.map((other) => base + other) };
        }),
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

/** A chunk and whatever it imports. */
const closure = (
  file: string,
  chunks: readonly Rolldown.OutputChunk[],
  found: Set<string> = new Set(),
): readonly string[] => {
  if (found.has(file)) return [];
  found.add(file);
  const imports = chunks.find(({ fileName }) => fileName === file)?.imports ?? [];
  for (const other of imports) closure(other, chunks, found);
  return [...found];
};
