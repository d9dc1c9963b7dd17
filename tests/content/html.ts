export interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};
const decoded = (text: string): string =>
  text.replace(/&(#?\w+);/g, (whole, name) => ENTITIES[name] ?? whole);

/** The opening tags of a page. Ours are well formed: attributes stand in double quotes or alone. */
export const tagsOf = (html: string): Tag[] =>
  [
    ...html
      .replace(/(<script[^>]*>).*?<\/script>/gs, "$1")
      .matchAll(/<([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>/g),
  ].map(([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...attributes.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = "", value = ""]) => [
        key.toLowerCase(),
        decoded(value),
      ]),
    ),
  }));

/** What a page says, tags left out. */
export const textOf = (html: string): string =>
  decoded(
    html
      .replace(/<(script|style).*?<\/\1>/gs, "")
      .replace(/<!--.*?-->/gs, "")
      .replace(/<[^>]+>/g, ""),
  ).replace(/\s+/g, " ");
