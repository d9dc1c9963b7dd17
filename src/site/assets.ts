/** What a page loads: addresses as they stand in HTML, base included. */
export interface Assets {
  /** The style sheet's text, written into the page: one round trip less before the first paint. */
  readonly css: string;
  /** In development, style sheets are linked instead. */
  readonly styleSheets: readonly string[];
  /** The script that every page loads. What the islands need is no part of the first view: the script fetches it. */
  readonly client: string;
}
