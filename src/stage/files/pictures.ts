import type { Box, Picture, Say, SceneWords } from "../../scenes/contract.ts";
import { CanvasPainter } from "../paint/canvas.ts";
import { type Colours, fixedColours } from "../paint/colours.ts";
import { paintSvg } from "../paint/svg.ts";
import type { Theme } from "../palette.ts";
import type { Session } from "../session.ts";
import { textWidth } from "../textWidth.ts";

/** The width of a picture that leaves the page: a slide's. */
const FILE_WIDTH = 1200;

const pictureFor = (session: Session, say: Say<SceneWords>, dpr: number): Picture => {
  const { w, h } = session.scene.shapes.wide;
  const box: Box = { w: FILE_WIDTH, h: Math.round((FILE_WIDTH * h) / w), dpr, textWidth };
  return session.scene.view(session.state.result, session.player.tick, box, say);
};

/** The theme that the page shows at this moment. */
const themeShown = (): Theme =>
  getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";

export const svgOf = (session: Session, say: Say<SceneWords>): Blob => {
  const colours = fixedColours(themeShown());
  const sentence = session.scene.describe(session.state.result, session.player.tick, say);
  const svg = paintSvg(pictureFor(session, say, 2), colours, sentence, colours.panel);
  return new Blob([svg], { type: "image/svg+xml" });
};

/** The picture as PNG, `scale` pixels a CSS px. */
export const pngOf = async (session: Session, say: Say<SceneWords>, scale: number): Promise<Blob> => {
  const picture = pictureFor(session, say, scale);
  const colours: Colours = fixedColours(themeShown());
  const canvas = document.createElement("canvas");
  const painter = new CanvasPainter(canvas);
  painter.setPicture(picture, colours, scale);
  painter.paint(0);
  const context = canvas.getContext("2d")!;
  context.globalCompositeOperation = "destination-over";
  context.fillStyle = colours.panel;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("this browser makes no PNG of a canvas");
  return blob;
};
