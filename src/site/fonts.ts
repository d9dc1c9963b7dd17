import interCyrillic from "@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2?url";
import interLatin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import literataCyrillic from "@fontsource-variable/literata/files/literata-cyrillic-wght-normal.woff2?url";
import literataLatin from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import type { Locale } from "../locales/locale.ts";

/** The font files that the first view needs. Digits and punctuation are in the Latin ones. */
export const firstFonts: { readonly [L in Locale]: readonly string[] } = {
  en: [literataLatin, interLatin],
  ru: [literataCyrillic, literataLatin, interCyrillic, interLatin],
};
