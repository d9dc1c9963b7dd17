import { type Locale, languagePath } from "../../locales/locale.ts";

/** Where the site keeps a scene as one file. `.htm`: it is to be saved, and is no page of the site. */
export const standalonePath = (scene: string, locale: Locale): string =>
  `${languagePath(locale)}file/${scene}.htm`;
