import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import type { Assets } from "../assets.ts";
import type { Entries } from "./entries.ts";

type Server = typeof import("../server.tsx");

/** The client, the server, then the HTML of every page. */
export const buildSite = async (
  builder: ViteBuilder,
  entries: Entries,
  assets: () => Assets,
): Promise<void> => {
  const { client, ssr } = builder.environments;
  if (client === undefined || ssr === undefined) throw new Error("environments are missing");
  await builder.build(client);
  await builder.build(ssr);

  const { root, base, logger } = builder.config;
  const serverFolder = resolve(root, ssr.config.build.outDir);
  const outFolder = resolve(root, client.config.build.outDir);
  try {
    const server: Server = await import(pathToFileURL(join(serverFolder, "server.js")).href);
    for await (const [file, content] of server.renderSite({ base, site: entries.site }, assets())) {
      const path = join(outFolder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      logger.info(`${file} ${content.length}`);
    }
  } finally {
    await rm(serverFolder, { recursive: true });
  }
};
