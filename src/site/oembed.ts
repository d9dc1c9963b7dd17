import { type Embed, SNIPPET_SIZE, snippets } from "../article/teach/snippets.ts";
import { pageWords } from "../locales/page.ts";
import { CARD } from "./card/size.ts";
import type { Page } from "./pages/page.ts";

type Absolute = (path: string) => string;

/** What a program that unfolds links is told of a page (https://oembed.com, "rich"); absent: the page is not to be framed. */
export const oembedOf = ({ locale, card, oembed }: Page, absolute: Absolute): object | undefined => {
  if (oembed === undefined || card === undefined) return undefined;
  const { scene, title } = oembed;
  const embed: Embed = { site: absolute(""), scene, locale, query: "", title, picture: "" };
  return {
    type: "rich",
    version: "1.0",
    title,
    provider_name: pageWords[locale].title,
    provider_url: absolute(""),
    html: snippets.iframe(embed),
    ...SNIPPET_SIZE,
    thumbnail_url: absolute(card.file),
    thumbnail_width: CARD.width,
    thumbnail_height: CARD.height,
  };
};
