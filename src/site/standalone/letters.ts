const PRINTABLE_ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));

/** Letters as a minifier may have written them: `\u043f`. */
const unescaped = (code: string): string =>
  code.replaceAll(/\\u([0-9a-f]{4})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Every character that texts can bring to a page: those that stand in them, and what is typed into its fields. */
export const lettersIn = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(PRINTABLE_ASCII + texts.map(unescaped).join(""));
