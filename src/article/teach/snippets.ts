import { type Locale, languagePath } from "../../locales/locale.ts";

/** What is to be put into another page: a scene at an address, from the site that it comes from. */
export interface Embed {
  /** The absolute address of the site, with a slash at its end. */
  readonly site: string;
  readonly scene: string;
  readonly locale: Locale;
  /** The embed's query, without `?`. */
  readonly query: string;
  /** The scene's own title. */
  readonly title: string;
  /** The name of the picture that is saved of this moment. */
  readonly picture: string;
}

/** In CSS px: what a place gets that does not say how much it has. */
export const SNIPPET_SIZE = { width: 960, height: 540 };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const addressOf = ({ site, scene, locale, query }: Embed): string =>
  `${site}${languagePath(locale)}embed/${scene}/${query && `?${query}`}`;

const iframe = (embed: Embed): string =>
  `<iframe src="${escaped(addressOf(embed))}" title="${escaped(embed.title)}"
  width="${SNIPPET_SIZE.width}" height="${SNIPPET_SIZE.height}" style="border: 0; max-width: 100%"
  loading="lazy" allow="clipboard-write; fullscreen"></iframe>`;

const tag = ({ scene, locale, query }: Embed): string => {
  const attributes = [...new URLSearchParams(query)].map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<retry-storm scene="${scene}" lang="${locale}"${attributes.join("")}></retry-storm>`;
};

const element = (embed: Embed): string => `<script src="${embed.site}embed.js" async></script>
${tag(embed)}`;

const reveal = (embed: Embed): string => `<section>
  <h2>${escaped(embed.title)}</h2>
  ${tag(embed)}
</section>

<script src="${embed.site}embed.js"></script>
<script src="${embed.site}reveal-retry-storm.js"></script>
<script>
  Reveal.initialize({ plugins: [RevealRetryStorm] });
</script>`;

/** Slidev has a layout that is a frame. */
const slidev = (embed: Embed): string => `---
layout: iframe
url: ${addressOf(embed)}
---`;

/** Marp takes HTML where it is allowed to: \`marp --html\`, or the setting of the same name. */
const marp = (embed: Embed): string => `---
marp: true
---

<iframe src="${escaped(addressOf(embed))}" title="${escaped(embed.title)}" width="1120" height="560" style="border: 0"></iframe>`;

const markdown = (embed: Embed): string =>
  `[![${embed.title.replaceAll(/[[\]]/g, "")}](${embed.picture})](${addressOf(embed)})`;

/** What to copy, by the kind of place that it goes to. */
export const snippets = { iframe, element, reveal, slidev, marp, markdown, link: addressOf } as const;
export type SnippetKind = keyof typeof snippets;
export const snippetKinds = Object.keys(snippets) as readonly SnippetKind[];
