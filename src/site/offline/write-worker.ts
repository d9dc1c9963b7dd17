import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateSW } from "workbox-build";
import { freshFirstScript } from "./fresh-first.ts";

/**
 * Writes the service worker of a finished site, `sw.js`: after one visit every page, scene and link opens without a network.
 * A new worker waits until no page of the old version is open, since it takes away the files that such a page may still want.
 */
export const writeWorker = async (folder: string, assetsFolder: string): Promise<number> => {
  const swDest = join(folder, "sw.js");
  const { size, warnings } = await generateSW({
    swDest,
    globDirectory: folder,
    globPatterns: ["**/*.{html,js,css,woff2,svg}"],
    globIgnores: ["sw.js", "404.html"],
    directoryIndex: "index.html",
    // an address's query names a moment of a scene: it is the same page
    ignoreURLParametersMatching: [/./],
    dontCacheBustURLsMatching: new RegExp(`^${assetsFolder}/`),
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  });
  if (warnings.length > 0) throw new Error(warnings.join("\n"));
  await writeFile(swDest, freshFirstScript(`${assetsFolder}/`) + (await readFile(swDest, "utf8")));
  return size;
};
