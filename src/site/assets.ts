/** What a page loads: addresses as they stand in HTML, base included. */
export interface Assets {
  /** The style sheet's text, written into the page: one round trip less before the first paint. */
  readonly css: string;
  /** In development, style sheets are linked instead. */
  readonly styleSheets: readonly string[];
  /** The script that every page loads. What the islands need is no part of the first view: the script fetches it. */
  readonly client: string;
  /** The scripts of pages that stand on their own, by the name of their file. */
  readonly scripts: ReadonlyMap<string, ScriptTag>;
}

/** The attributes of a `<script>`: in development it is a module. */
export type ScriptTag = { readonly src: string } & ({ readonly defer: true } | { readonly type: "module" });
