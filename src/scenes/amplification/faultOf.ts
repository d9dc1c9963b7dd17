import type { Locale } from "../../locales/locale.ts";
import { faultWords } from "./faultWords.ts";
import { readGraphText } from "./graphText.ts";
import { SketchError } from "./SketchError.ts";

/** What is wrong with the text of a graph; nothing, if nothing is. */
export const faultOf = (text: string, locale: Locale): string => {
  try {
    readGraphText(text);
    return "";
  } catch (error) {
    if (error instanceof SketchError) return faultWords[locale](error);
    throw error;
  }
};
