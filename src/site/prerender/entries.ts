/** The files that the site is built from, and where it will stand. */
export interface Entries {
  /** The script that every page loads; it imports the style sheet. */
  readonly client: string;
  /** That style sheet, for development: linked, so that the page is not bare until the script runs. */
  readonly style: string;
  /** What turns pages into HTML: `server.tsx`. */
  readonly server: string;
  /** The site's origin, where it is known. */
  readonly site: string | undefined;
}
