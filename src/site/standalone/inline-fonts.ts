import subsetFont from "subset-font";

/** The weights that the interface and the pictures are set in. */
const WEIGHTS = { min: 400, max: 600 };

const FACE = /@font-face\s*\{[^}]*\}/g;
const ADDRESS = /url\(["']?([^"')]+)["']?\)/;

/** Whether a face's `unicode-range` has letters that only it is there for: digits and signs are in the Latin one too. */
const isFor = (face: string, letters: ReadonlySet<string>): boolean => {
  // `U+4??` is short for `U+400-4FF`
  const code = (digits: string, any: string) => Number.parseInt(digits.replaceAll("?", any), 16);
  const ranges = [...face.matchAll(/U\+([0-9a-f?]+)(?:-([0-9a-f]+))?/gi)].map(
    ([, from, to]) => [code(from!, "0"), code(to ?? from!, "f")] as const,
  );
  return [...letters].some((letter) => {
    const point = letter.codePointAt(0)!;
    return /\p{L}/u.test(letter) && ranges.some(([from, to]) => point >= from && point <= to);
  });
};

/**
 * A style sheet whose type lies in the sheet itself, cut to the letters that are needed. Only the family asked for is taken,
 * and of it only the faces that have such letters; what stands in for it from the reader's system stays.
 */
export const inlineFonts = async (
  css: string,
  family: string,
  letters: ReadonlySet<string>,
  fontAt: (address: string) => Promise<Uint8Array>,
): Promise<string> => {
  const inlined = new Map<string, string>();
  for (const [face] of css.matchAll(FACE)) {
    const address = face.match(ADDRESS)?.[1];
    if (address === undefined) continue;
    if (!face.includes(family) || !isFor(face, letters)) {
      inlined.set(face, "");
      continue;
    }
    const font = await subsetFont(await fontAt(address), [...letters].join(""), {
      targetFormat: "woff2",
      variationAxes: { wght: WEIGHTS },
    });
    const data = `url(data:font/woff2;base64,${Buffer.from(font).toString("base64")})`;
    inlined.set(face, face.replace(ADDRESS, data));
  }
  return css.replaceAll(FACE, (face) => inlined.get(face) ?? face);
};
