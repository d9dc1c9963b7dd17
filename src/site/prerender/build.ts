import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ViteBuilder } from "vite";
import type { Assets, ScriptTag } from "../assets.ts";
import { writeWorker } from "../offline/write-worker.ts";
import { writeStandalone } from "../standalone/write-standalone.ts";
import { buildClassic } from "./build-classic.ts";
import type { Entries } from "./entries.ts";

type Server = typeof import("../server.tsx");

/** The client, the server, the scripts that stand alone, then the HTML of every page, the files to take along, and what keeps it all. */
export const buildSite = async (
  builder: ViteBuilder,
  entries: Entries,
  assets: () => Omit<Assets, "scripts">,
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
    const scripts = new Map<string, ScriptTag>();
    for (const script of server.scripts)
      scripts.set(script.file, await buildClassic(builder.config, outFolder, script));
    const host = { base, site: entries.site };
    for await (const [file, content] of server.renderSite(host, { ...assets(), scripts })) {
      const path = join(outFolder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
      logger.info(`${file} ${content.length}`);
    }
    await writeStandalone(outFolder, base, server.standalones);
    const kept = await writeWorker(outFolder, client.config.build.assetsDir);
    logger.info(`sw.js keeps ${kept}`);
  } finally {
    await rm(serverFolder, { recursive: true });
  }
};
