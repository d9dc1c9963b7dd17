/** A script of its own: one file that a plain `<script src>` loads, on anybody's page. */
export interface ClassicScript {
  readonly file: string;
  readonly entry: string;
  /** The one scene whose code is in it; absent: none is. */
  readonly scene?: string;
}

/** One script a scene for its embeds, the element for other pages, the plugin for decks. */
export const classicScripts = (scenes: readonly string[]): readonly ClassicScript[] => [
  ...scenes.map((scene) => ({ file: embedScript(scene), entry: "src/embed/script.ts", scene })),
  { file: "embed.js", entry: "src/embed/element.ts" },
  { file: "reveal-retry-storm.js", entry: "src/embed/reveal-plugin.ts" },
];

export const embedScript = (scene: string): string => `embed-${scene}.js`;
