import type { Locale } from "../../locales/locale.ts";
import { inlineFonts } from "./inline-fonts.ts";
import { lettersIn } from "./letters.ts";

/** Where the parts of an embed page come from. */
export interface Parts {
  readonly html: string;
  /** What its only `<script src>` loads. */
  readonly script: string;
  readonly locale: Locale;
  fontAt(address: string): Promise<Uint8Array>;
}

/** Embeds are set in the interface's type alone. */
const FAMILY = "Inter Variable";

/** The scripts that a language is written in; the script holds the words of all languages. */
const alphabets: { readonly [L in Locale]: RegExp } = {
  en: /[\u0020-\u03ff\u2000-\u2fff]/,
  ru: /[\u0020-\u04ff\u2000-\u2fff]/,
};

/** An embed page as one file that runs from a disk, without a network: script and type lie in it. */
export const standalone = async ({ html, script, locale, fontAt }: Parts): Promise<string> => {
  const used = [...lettersIn(html, script)].filter((letter) => alphabets[locale].test(letter));
  const letters = new Set(used);
  const sheet = html.match(/<style>(.*?)<\/style>/s)?.[1] ?? "";
  const css = await inlineFonts(sheet, FAMILY, letters, fontAt);
  // an end tag within a string of the script would end the script
  const code = script.replaceAll("</script", "<\\/script");
  return html.replace(sheet, () => css).replace(/<script src=[^>]*>/, () => `<script>${code}`);
};
