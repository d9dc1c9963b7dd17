import { caseOf } from "../../article/model.ts";
import type { Locale } from "../../locales/locale.ts";
import type { Result } from "../../scenes/contract.ts";
import { sayIn } from "../../scenes/say.ts";
import { decodeAddress } from "../../stage/address.ts";
import { fixedColours } from "../../stage/paint/colours.ts";
import { paintSvg } from "../../stage/paint/svg.ts";
import { textWidth } from "../../stage/textWidth.ts";
import { MOST } from "../../stage/until.ts";

/** A moment of a scene: its address, without `?`. */
export interface CardMoment {
  readonly scene: string;
  readonly query: string;
}

export interface CardPicture {
  readonly svg: string;
  readonly w: number;
  readonly h: number;
}

/** A moment as large as it can be in a box, in its scene's own proportions or, `filled`, in the box's. */
export const momentIn = (
  { scene: name, query }: CardMoment,
  locale: Locale,
  box: { readonly w: number; readonly h: number },
  filled: boolean,
): CardPicture => {
  const { scene, params } = caseOf(name, query);
  const { w, h } = filled ? box : scene.shapes.wide;
  const size = Math.min(box.w / w, box.h / h);
  const place = { w: Math.round(w * size), h: Math.round(h * size) };
  const result: Result = scene.run(params, MOST);
  const asked = decodeAddress(scene, query).tick ?? scene.opening(params);
  const tick = Math.min(result.ticks - 1, asked);
  const picture = scene.view(result, tick, { ...place, dpr: 1, textWidth }, sayIn(locale, scene.words));
  return { ...place, svg: paintSvg(picture, fixedColours("light")) };
};
