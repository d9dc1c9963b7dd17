import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Locale } from "../../locales/locale.ts";
import { standalone } from "./standalone.ts";

/** A file to be made of a page and its scripts, all as paths under `dist/`. */
export interface Standalone {
  readonly page: string;
  readonly script: string;
  readonly parts: string;
  readonly file: string;
  readonly locale: Locale;
}

/** Writes the files that readers take with them. */
export const writeStandalone = async (
  folder: string,
  base: string,
  list: readonly Standalone[],
): Promise<void> => {
  const read = (path: string) => readFile(join(folder, path), "utf8");
  for (const { page, script, parts, file, locale } of list) {
    const content = await standalone({
      html: await read(page),
      script: await read(script),
      parts: await read(parts),
      locale,
      fontAt: (address) => readFile(join(folder, address.slice(base.length))),
    });
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
};
