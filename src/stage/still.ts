import type { Locale } from "../locales/locale.ts";
import type { AnyScene, Result } from "../scenes/contract.ts";
import { sceneNamed } from "../scenes/registry.ts";
import { sayIn } from "../scenes/say.ts";
import { decodeAddress } from "./address.ts";
import { pageColours } from "./paint/colours.ts";
import { paintSvg } from "./paint/svg.ts";
import { textWidth } from "./textWidth.ts";
import { MOST } from "./until.ts";

/** An address as a reader without script sees it. */
export interface Still {
  /** The picture as SVG for a wide and for a narrow page; a style sheet shows one of them. */
  readonly wide: string;
  readonly narrow: string;
  readonly sentence: string;
}

/** The picture of an address (a query without `?`), for Node as well as for the browser; colours follow the page. */
export const stillPicture = (sceneName: string, query: string, locale: Locale): Still => {
  const scene = sceneNamed(sceneName);
  const { params, tick } = decodeAddress(scene, query);
  const result: Result = scene.run(params, MOST);
  return stillOf(scene, result, Math.min(result.ticks - 1, tick ?? scene.opening(params)), locale);
};

/** The pictures of one moment of a run. */
export const stillOf = (scene: AnyScene, result: Result, tick: number, locale: Locale): Still => {
  const say = sayIn(locale, scene.words);
  const sentence: string = scene.describe(result, tick, say);
  const paint = (shape: keyof AnyScene["shapes"]) => {
    const box = { ...scene.shapes[shape], dpr: 2, textWidth };
    return paintSvg(scene.view(result, tick, box, say), pageColours, sentence);
  };
  return { wide: paint("wide"), narrow: paint("narrow"), sentence };
};
