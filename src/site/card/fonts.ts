import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decompress } from "wawoff2";

const faces = ["literata", "inter"].flatMap((family) =>
  ["latin", "cyrillic"].flatMap((script) =>
    ["400", "600"].map((weight) => `@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff2`),
  ),
);

/** The type as TTF files, which is all that the renderer of the cards reads. */
export const cardFonts = async (): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), "card-fonts-"));
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return Promise.all(
    faces.map(async (face, i) => {
      const file = join(folder, `${i}.ttf`);
      await writeFile(file, await decompress(await readFile(resolve(face))));
      return file;
    }),
  );
};
