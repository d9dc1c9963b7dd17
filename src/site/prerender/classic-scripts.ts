import type { Locale } from "../../locales/locale.ts";

/** A script of its own: one file that a plain `<script src>` loads, on anybody's page. */
export interface ClassicScript {
  readonly file: string;
  readonly entry: string;
  /** The one scene whose code is in it, in one language; absent: none is. */
  readonly embed?: { readonly scene: string; readonly locale: Locale };
}

/**
 * One script a scene and language for its embeds and one with what few of them need; the element for other pages, the
 * plugin for decks, our own deck.
 */
export const classicScripts = (
  scenes: readonly string[],
  locales: readonly Locale[],
): readonly ClassicScript[] => [
  ...scenes.flatMap((scene) =>
    locales.map((locale) => ({
      file: embedScript(scene, locale),
      entry: "src/embed/script.ts",
      embed: { scene, locale },
    })),
  ),
  { file: PARTS_SCRIPT, entry: PARTS_ENTRY },
  { file: ELEMENT, entry: "src/embed/element.ts" },
  { file: REVEAL_PLUGIN, entry: "src/embed/reveal-plugin.ts" },
  { file: OUR_DECK, entry: "src/site/client/slides.ts" },
];

const ELEMENT = "embed.js";
const REVEAL_PLUGIN = "reveal-retry-storm.js";
const OUR_DECK = "slides.js";
/** What a deck loads, in this order. */
export const slidesScripts = [ELEMENT, REVEAL_PLUGIN, OUR_DECK];

export const embedScript = (scene: string, locale: Locale): string => `embed-${scene}-${locale}.js`;
export const PARTS_SCRIPT = "embed-parts.js";
/** No file: it is made of what the stage imports lazily (`parts.ts`). */
export const PARTS_ENTRY = "virtual:parts";
