/** A script of its own: one file that a plain `<script src>` loads, on anybody's page. */
export interface ClassicScript {
  readonly file: string;
  readonly entry: string;
  /** The one scene whose code is in it; absent: none is. */
  readonly scene?: string;
}

/** One script a scene for its embeds and one with what few of them need; the element for other pages, the plugin for decks, our own deck. */
export const classicScripts = (scenes: readonly string[]): readonly ClassicScript[] => [
  ...scenes.map((scene) => ({ file: embedScript(scene), entry: "src/embed/script.ts", scene })),
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

export const embedScript = (scene: string): string => `embed-${scene}.js`;
export const PARTS_SCRIPT = "embed-parts.js";
/** No file: it is made of what the stage imports lazily (`parts.ts`). */
export const PARTS_ENTRY = "virtual:parts";
