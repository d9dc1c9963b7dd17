import { bareEmbed, EmbedScene } from "../../embed/EmbedScene.tsx";
import { embedPrefix } from "../../embed/place.ts";
import { type Locale, languagePath, locales } from "../../locales/locale.ts";
import { pageWords } from "../../locales/page.ts";
import type { AnyScene } from "../../scenes/contract.ts";
import { loadScenes } from "../../scenes/registry.ts";
import { sayIn } from "../../scenes/say.ts";
import { stillPicture } from "../../stage/still.ts";
import { drawSceneCard } from "../card/card.tsx";
import { embedDocument } from "../EmbedDocument.tsx";
import type { Page } from "./page.ts";

/** The path of a scene's embed page. */
export const embedPath = (scene: string, locale: Locale): string => `${languagePath(locale)}embed/${scene}/`;

const embedPage = ({ name: scene, words }: AnyScene, locale: Locale): Page => {
  const { title } = sayIn(locale, words).words;
  return {
    path: embedPath(scene, locale),
    locale,
    title: `${title} · ${pageWords[locale].title}`,
    description: stillPicture(scene, "", locale).sentence,
    document: embedDocument(scene, (other) => embedPath(scene, other)),
    prefix: embedPrefix,
    card: {
      file: `card-${scene}-${locale}.png`,
      draw: () => drawSceneCard(locale, title, pageWords[locale].title, scene),
    },
    oembed: { path: `${languagePath(locale)}oembed/${scene}.json`, scene, title },
    body: <EmbedScene {...bareEmbed(scene, locale)} />,
  };
};

/** Each scene alone, in each language, for other people's pages. */
export const embedPages: readonly Page[] = (await loadScenes()).flatMap((scene) =>
  locales.map((locale) => embedPage(scene, locale)),
);
