import type { Plugin } from "vite";
import { buildSite } from "./build.ts";
import { collectAssets } from "./collect-assets.ts";
import { reloadProse, servePages } from "./dev.ts";
import type { Entries } from "./entries.ts";
import { treeshake } from "./source.ts";

/** `vite build`: the client, the server, then every page as a file. `vite dev`: the same pages, by request. */
export const prerender = (entries: Entries): Plugin[] => {
  const collected = collectAssets(entries);
  return [
    {
      name: "pages",
      config: () => ({
        appType: "mpa",
        builder: { buildApp: (builder) => buildSite(builder, entries, collected.assets) },
        environments: {
          client: {
            build: {
              cssCodeSplit: false,
              rolldownOptions: { input: entries.client, treeshake },
            },
          },
          ssr: {
            build: {
              outDir: ".ssr",
              ssr: true,
              emitAssets: false,
              rolldownOptions: { input: entries.server },
            },
          },
        },
      }),
      hotUpdate: reloadProse,
      configureServer: (server) => () => servePages(server, entries),
    },
    collected.plugin,
  ];
};
