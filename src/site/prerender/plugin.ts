import type { Plugin } from "vite";
import { buildSite } from "./build.ts";
import { collectAssets } from "./collect-assets.ts";
import { reloadProse, servePages } from "./dev.ts";

export interface Entries {
  /** The script that every page loads; it imports the style sheet. */
  readonly client: string;
  /** That style sheet, for development: linked, so that the page is not bare until the script runs. */
  readonly style: string;
  /** What turns pages into HTML: `server.tsx`. */
  readonly server: string;
  readonly site: string | undefined;
}

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
              rolldownOptions: { input: entries.client },
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
