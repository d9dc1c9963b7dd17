import { gzipSync } from "node:zlib";
import { PARTS_PLACE } from "../../embed/place.ts";
import { unpackScript } from "../../embed/unpack.ts";
import type { Locale } from "../../locales/locale.ts";
import { inlineFonts } from "./inline-fonts.ts";
import { lettersIn } from "./letters.ts";

/** Where the parts of an embed page come from. */
export interface Parts {
  readonly html: string;
  /** What its only `<script src>` loads, and what that script fetches when it is asked for. */
  readonly script: string;
  readonly parts: string;
  readonly locale: Locale;
  fontAt(address: string): Promise<Uint8Array>;
}

/** Embeds are set in the interface's type alone. */
const FAMILY = "Inter Variable";

/** The scripts that a language is written in; the lazy parts hold the words of all languages. */
const alphabets: { readonly [L in Locale]: RegExp } = {
  en: /[\u0020-\u03ff\u2000-\u2fff]/,
  ru: /[\u0020-\u04ff\u2000-\u2fff]/,
};

/** An embed page as one file that runs from a disk, without a network: script and type lie in it. */
export const standalone = async ({ html, script, parts, locale, fontAt }: Parts): Promise<string> => {
  const used = [...lettersIn(html, script, parts)].filter((letter) => alphabets[locale].test(letter));
  const letters = new Set(used);
  const sheet = html.match(/<style>(.*?)<\/style>/s)?.[1] ?? "";
  const css = await inlineFonts(sheet, FAMILY, letters, fontAt);
  const packed = `${holding(SCRIPT_PLACE, script)}${holding(PARTS_PLACE, parts)}`;
  return html
    .replace(sheet, () => css)
    .replace(/ data-parts="[^"]*"/, "")
    .replace(/<link rel="alternate"[^>]*>/g, "")
    .replace(/<script src=[^>]*>/, () => `${packed}<script>${unpackScript(SCRIPT_PLACE)}`);
};

const SCRIPT_PLACE = "script";

/** An element that holds a packed script: a third of its bytes, and nothing in it can end the element. */
const holding = (id: string, code: string): string =>
  `<script type="text/plain" id="${id}">${gzipSync(code, { level: 9 }).toString("base64")}</script>`;
