import type { Say, SceneWords } from "../../scenes/contract.ts";
import { fixedColours } from "../paint/colours.ts";
import { paintSvg } from "../paint/svg.ts";
import type { Theme } from "../palette.ts";
import type { Session } from "../session.ts";
import { Camera, pictureFor } from "./camera.ts";

/** Lengths in an SVG are cut to a hundredth: dots that are whole on a screen of this ratio stay whole. */
const SVG_SCALE = 2;

export const svgOf = (session: Session, say: Say<SceneWords>, theme: Theme): Blob => {
  const { scene, state, player } = session;
  const colours = fixedColours(theme);
  const sentence = scene.describe(state.result, player.tick, say);
  const picture = pictureFor(session, state.result, player.tick, say, SVG_SCALE);
  return new Blob([paintSvg(picture, colours, sentence, colours.panel)], { type: "image/svg+xml" });
};

/** The picture as PNG, `scale` pixels a CSS px. */
export const pngOf = async (session: Session, say: Say<SceneWords>, scale: number): Promise<Blob> => {
  const canvas = new Camera(session, say, scale).take({ tick: session.player.tick, phase: 0 });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("this browser makes no PNG of a canvas");
  return blob;
};
