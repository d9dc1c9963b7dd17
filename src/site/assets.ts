/** What a page loads: addresses as they stand in HTML, base included. */
export interface Assets {
  /** The style sheet's text, written into the page: one round trip less before the first paint. */
  readonly css: string;
  /** In development, style sheets are linked instead. */
  readonly styleSheets: readonly string[];
  readonly client: string;
  readonly islandScripts: readonly IslandScripts[];
}

/** One import that the client makes when an island comes near: its file and what that imports in turn. */
export interface IslandScripts {
  /** Where it is a scene's own code: the scene. */
  readonly scene: string | undefined;
  readonly files: readonly string[];
}
