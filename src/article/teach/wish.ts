import type { AnyScene, Param } from "../../scenes/contract.ts";
import { defaultControls, frameParts } from "../../stage/shown.ts";

/** What a teacher wants of an embed beside its scene and moment. */
export interface Wish {
  /** The parts of the frame, and the parameters, that stay visible. */
  readonly shown: readonly string[];
  readonly theme: "auto" | "light" | "dark";
  readonly background: "paper" | "transparent";
  readonly title: boolean;
  readonly autoplay: boolean;
  readonly keys: "deck" | "scene";
}

export const plainWish: Wish = {
  shown: defaultControls,
  theme: "auto",
  background: "paper",
  title: true,
  autoplay: false,
  keys: "deck",
};

/** The parts of the frame that a scene has: one without a clock is not played, one without chance has no spread. */
export const partsOf = (scene: AnyScene): readonly (typeof frameParts)[number][] => {
  const params: readonly Param[] = Object.values(scene.params);
  const has = {
    play: scene.clock !== undefined,
    spread: scene.spread.length > 0 && params.some(({ kind }) => kind === "seed"),
    counters: scene.counters.length > 0,
    sentence: true,
    files: true,
    edit: scene.editing !== undefined,
    help: scene.clock !== undefined,
  };
  return frameParts.filter((part) => has[part]);
};

/** The query of an embed that shows a moment (a query itself) in the way that is wished: only what is not as usual. */
export const embedQuery = (scene: AnyScene, moment: string, wish: Wish): string => {
  const all = [...partsOf(scene), ...Object.keys(scene.params)];
  const shown = all.filter((name) => wish.shown.includes(name));
  const usual = all.filter((name) => defaultControls.includes(name));
  const controls = shown.length === all.length ? "all" : shown.join(",") || "none";
  const settings = [
    shown.join() !== usual.join() && `controls=${controls}`,
    wish.theme !== plainWish.theme && `theme=${wish.theme}`,
    wish.background !== plainWish.background && `background=${wish.background}`,
    !wish.title && "title=0",
    wish.autoplay && "autoplay=1",
    wish.keys !== plainWish.keys && `keys=${wish.keys}`,
  ];
  return [moment, ...settings].filter(Boolean).join("&");
};
