import type { Plugin } from "vite";
import type { Locale } from "../../locales/locale.ts";

/** Leaves out of a script the words of scenes in other languages than its page's: nobody hears them there. */
export const oneLanguage = (locale: Locale): Plugin => ({
  name: "one-language",
  enforce: "pre",
  resolveId(path) {
    const other = path.match(/^\.\/words\.(\w\w)\.ts$/)?.[1];
    return other === undefined || other === locale ? undefined : SILENT + other;
  },
  load: (id) => (id.startsWith(SILENT) ? `export const ${id.slice(SILENT.length)} = undefined;` : undefined),
});

const SILENT = "\0silent:";
