import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decompress } from "wawoff2";
import type { Locale } from "../../locales/locale.ts";

/** Where two files have a family in common the renderer takes the first, and looks into the others letter by letter. */
const scripts: { readonly [L in Locale]: readonly string[] } = { en: ["latin"], ru: ["cyrillic", "latin"] };

const facesFor = (locale: Locale): readonly string[] =>
  scripts[locale].flatMap((script) =>
    ["inter", "literata"].flatMap((family) =>
      ["400", "600"].map(
        (weight) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`,
      ),
    ),
  );

/** The type as TTF files, which is all that the renderer of the cards reads. */
export const cardFonts = async (locale: Locale): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), "card-fonts-"));
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const files: string[] = [];
  // One after the other: the decoder gives out its own memory, which the next call overwrites.
  for (const face of facesFor(locale)) {
    const file = join(folder, `${files.length}.ttf`);
    await writeFile(file, await decompress(await readFile(resolve(face))));
    files.push(file);
  }
  return files;
};
