/** What a page loads: addresses as they stand in HTML, base included. */
export interface Assets {
  /** The style sheet's text, written into the page: one round trip less before the first paint. */
  readonly css: string;
  /** In development, style sheets are linked instead. */
  readonly styleSheets: readonly string[];
  readonly client: string;
  /** The scripts that the client will import for its islands. */
  readonly preloads: readonly string[];
}
