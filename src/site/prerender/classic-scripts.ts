/** A script of its own: one file that a plain `<script src>` loads, on anybody's page. */
export interface ClassicScript {
  readonly file: string;
  readonly entry: string;
  /** The one scene whose code is in it; absent: none is. */
  readonly scene?: string;
}

/** One script a scene for its embeds and one with what few of them need, the element for other pages, the plugin for decks. */
export const classicScripts = (scenes: readonly string[]): readonly ClassicScript[] => [
  ...scenes.map((scene) => ({ file: embedScript(scene), entry: "src/embed/script.ts", scene })),
  { file: PARTS_SCRIPT, entry: PARTS_ENTRY },
  { file: "embed.js", entry: "src/embed/element.ts" },
  { file: "reveal-retry-storm.js", entry: "src/embed/reveal-plugin.ts" },
];

export const embedScript = (scene: string): string => `embed-${scene}.js`;
export const PARTS_SCRIPT = "embed-parts.js";
/** No file: it is made of what the stage imports lazily (`parts.ts`). */
export const PARTS_ENTRY = "virtual:parts";
