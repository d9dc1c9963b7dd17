import type { Box, Picture, Say, SceneWords } from "../../scenes/contract.ts";
import type { Moment } from "../pace.ts";
import { CanvasPainter } from "../paint/canvas.ts";
import { fixedColours } from "../paint/colours.ts";
import type { Theme } from "../palette.ts";
import type { Session, SessionState } from "../session.ts";
import { textWidth } from "../textWidth.ts";

/** The width of a picture that leaves the page, in CSS px: a slide's. */
const WIDTH = 1200;

/** The theme that the page shows at this moment. */
const themeShown = (): Theme =>
  getComputedStyle(document.documentElement).colorScheme === "dark" ? "dark" : "light";

/** A scene as it leaves the page: in its own proportions, wide enough for a slide, `scale` pixels a CSS px. */
export const pictureFor = (
  { scene }: Session,
  result: SessionState["result"],
  tick: number,
  say: Say<SceneWords>,
  scale: number,
): Picture => {
  const { w, h } = scene.shapes.wide;
  const box: Box = { w: WIDTH, h: Math.round((WIDTH * h) / w), dpr: scale, textWidth };
  return scene.view(result, tick, box, say);
};

/** Takes moments of a run, on opaque ground, one after the other on the same canvas. The run is the one of its first moment. */
export class Camera {
  readonly canvas = document.createElement("canvas");
  readonly #painter = new CanvasPainter(this.canvas);
  readonly #pictureAt: (tick: number) => Picture;
  readonly #colours;
  readonly #scale: number;
  #tick: number | undefined;

  constructor(session: Session, say: Say<SceneWords>, scale: number) {
    const { result } = session.state;
    this.#pictureAt = (tick) => pictureFor(session, result, tick, say, scale);
    this.#colours = fixedColours(themeShown());
    this.#scale = scale;
  }

  take({ tick, phase }: Moment): HTMLCanvasElement {
    if (tick !== this.#tick) this.#painter.setPicture(this.#pictureAt(tick), this.#colours, this.#scale);
    this.#tick = tick;
    this.#painter.paint(phase);
    const { canvas } = this;
    const context = canvas.getContext("2d")!;
    context.globalCompositeOperation = "destination-over";
    context.fillStyle = this.#colours.panel;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.globalCompositeOperation = "source-over";
    return canvas;
  }
}
