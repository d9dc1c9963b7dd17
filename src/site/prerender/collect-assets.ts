import { resolve } from "node:path";
import type { Plugin, Rolldown } from "vite";
import type { Assets } from "../assets.ts";
import type { Entries } from "./entries.ts";

type ClientAssets = Omit<Assets, "scripts">;

/** Takes the style sheet out of the client's build, to be written into the pages, and notes the name of their script. */
export const collectAssets = (entries: Entries): { plugin: Plugin; assets: () => ClientAssets } => {
  let found: ClientAssets | undefined;
  const plugin: Plugin = {
    name: "pages-assets",
    enforce: "post",
    sharedDuringBuild: true,
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const { root, base } = this.environment.config;
      const client = resolve(root, entries.client);
      const entry = Object.values(bundle).find(
        (output) => output.type === "chunk" && output.facadeModuleId === client,
      );
      if (entry) found = { css: takeCss(bundle), styleSheets: [], client: base + entry.fileName };
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
