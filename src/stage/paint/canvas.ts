import type { Bars, Dots, Flights, Label, Line, Mark, Picture, Rect, Stacks } from "../../scenes/contract.ts";
import type { Colours } from "./colours.ts";
import { DASH_PX, FAINT, FAMILY, HALO_PX, WEIGHT } from "./type.ts";

type Context = CanvasRenderingContext2D;

/**
 * Paints pictures on a canvas. One at rest is drawn as it is. One that moves is drawn once into two layers of its own: the world,
 * which slides, and the frame, which stays. An animation frame only shifts the first, lays the second over it and draws what is
 * in flight, and the few marks of what is pointed at.
 */
export class CanvasPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: Context;
  readonly #world = layer();
  readonly #frame = layer();
  readonly #sprites = new Map<string, HTMLCanvasElement>();
  #picture: Picture | undefined;
  #highlight: readonly Mark[] = [];
  #colours: Colours | undefined;
  #dpr = 1;
  /** The layers are of this picture. */
  #layered = false;
  /** The canvas shows this picture and highlight, at whatever phase: only what moves is painted again. */
  #shown = false;

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas;
    this.#context = contextOf(canvas);
  }

  /** A new tick, size or theme, with what is laid over it. The canvas keeps showing the old until `paint`. */
  setPicture(picture: Picture, colours: Colours, dpr: number, highlight: readonly Mark[] = []): void {
    if (dpr !== this.#dpr || colours !== this.#colours) this.#sprites.clear();
    this.#picture = picture;
    this.#highlight = highlight;
    this.#colours = colours;
    this.#dpr = dpr;
    this.#layered = false;
    this.#shown = false;
  }

  /** Lays other marks over the same picture, from the next `paint` on. */
  setHighlight(highlight: readonly Mark[]): void {
    this.#highlight = highlight;
    this.#shown = false;
  }

  /** Shows the picture at a phase 0..1 of the way to the next tick. */
  paint(phase: number): void {
    const picture = this.#picture;
    const colours = this.#colours;
    if (picture === undefined || colours === undefined) return;
    const { shiftX, flights, pitch, dot } = picture;
    const dpr = this.#dpr;
    const context = this.#context;
    resize(this.#canvas, Math.round(picture.w * dpr), Math.round(picture.h * dpr));
    const atRest = phase === 0;
    if (!atRest) this.#drawLayers(picture);
    const whole = !this.#shown;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.save();
    if (!whole) this.#clipTo(picture.clip);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (whole) this.#clipTo(picture.clip);
    // whole device pixels: dots that lie between two would shimmer
    if (atRest) this.#marks(context, picture.world);
    else context.drawImage(this.#world, -Math.round(shiftX * phase * dpr), 0);
    if (phase > 0) for (const flight of flights) this.#fly(flight, phase, dot, pitch, colours);
    if (whole) context.restore();
    if (atRest) this.#marks(context, picture.frame);
    else context.drawImage(this.#frame, 0, 0);
    this.#marks(context, this.#highlight);
    if (!whole) context.restore();
    this.#shown = true;
  }

  /** In whole device pixels: an edge that lies between two would gather what was there before. */
  #clipTo({ x, y, w, h }: Picture["clip"]): void {
    const px = (at: number) => Math.round(at * this.#dpr);
    this.#context.beginPath();
    this.#context.rect(px(x), px(y), px(x + w) - px(x), px(y + h) - px(y));
    this.#context.clip();
  }

  #drawLayers({ w, shiftX, world, frame }: Picture): void {
    if (this.#layered) return;
    this.#draw(this.#world, world, Math.round((w + shiftX) * this.#dpr));
    this.#draw(this.#frame, frame, Math.round(w * this.#dpr));
    this.#layered = true;
  }

  #draw(target: HTMLCanvasElement, marks: readonly Mark[], width: number): void {
    resize(target, width, Math.round(this.#picture!.h * this.#dpr));
    const context = contextOf(target);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, target.width, target.height);
    this.#marks(context, marks);
  }

  #marks(context: Context, marks: readonly Mark[]): void {
    const dpr = this.#dpr;
    const picture = this.#picture!;
    for (const mark of marks) {
      if (mark.kind === "stacks") this.#stacks(context, mark, picture);
      else {
        context.setTransform(dpr, 0, 0, dpr, 0, 0);
        drawMark(context, mark, this.#colours!);
        context.setTransform(1, 0, 0, 1, 0, 0);
      }
    }
  }

  /** Columns are cut from a strip of dots that is drawn once a role. */
  #stacks(context: Context, { role, x, y, count }: Stacks, { pitch, dot, h }: Picture): void {
    const dpr = this.#dpr;
    const pitchPx = Math.round(pitch * dpr);
    const dotPx = Math.round(dot * dpr);
    const rows = Math.ceil((h * dpr) / pitchPx);
    const strip = this.#strip(role, pitchPx, dotPx, rows);
    for (let i = 0; i < count.length; i++) {
      const height = Math.min(count[i]!, rows) * pitchPx;
      const left = Math.round(x[i]! * dpr);
      const bottom = Math.round(y[i]! * dpr);
      context.drawImage(
        strip,
        0,
        rows * pitchPx - height,
        dotPx,
        height,
        left,
        bottom - height,
        dotPx,
        height,
      );
    }
  }

  #strip(role: Stacks["role"], pitchPx: number, dotPx: number, rows: number): HTMLCanvasElement {
    const key = `${role} ${pitchPx} ${dotPx} ${rows}`;
    const known = this.#sprites.get(key);
    if (known !== undefined) return known;
    const strip = layer();
    resize(strip, dotPx, rows * pitchPx);
    const context = contextOf(strip);
    context.fillStyle = this.#colours![role];
    for (let row = 0; row < rows; row++) context.fillRect(0, row * pitchPx + pitchPx - dotPx, dotPx, dotPx);
    this.#sprites.set(key, strip);
    return strip;
  }

  #fly({ role, path, rise }: Flights, phase: number, dot: number, pitch: number, colours: Colours): void {
    const context = this.#context;
    const dpr = this.#dpr;
    const side = Math.round(dot * dpr);
    const lift = 4 * phase * (1 - phase);
    context.fillStyle = colours[role];
    for (let i = 0; i < path.length; i += 4) {
      const fromX = path[i]!;
      const fromY = path[i + 1]!;
      const acrossX = path[i + 2]! - fromX;
      // the farther a dot goes, the higher it flies
      const up = Math.min(rise, Math.abs(acrossX) * 0.4 + pitch) * lift;
      const x = fromX + acrossX * phase;
      const y = fromY + (path[i + 3]! - fromY) * phase - (rise > 0 ? up : 0);
      context.fillRect(Math.round(x * dpr), Math.round((y - dot) * dpr), side, side);
    }
  }
}

const drawMark = (context: Context, mark: Exclude<Mark, Stacks>, colours: Colours): void => {
  const colour = colours[mark.role];
  switch (mark.kind) {
    case "bars":
      drawBars(context, mark, colour);
      break;
    case "dots":
      drawDots(context, mark, colour);
      break;
    case "rect":
      drawRect(context, mark, colour, colours.panel);
      break;
    case "line":
      drawLine(context, mark, colour);
      break;
    case "label":
      drawLabel(context, mark, colour, colours.panel);
  }
};

const drawBars = (context: Context, { x, y, w, h }: Bars, colour: string): void => {
  context.fillStyle = colour;
  for (let i = 0; i < h.length; i++) context.fillRect(x[i]!, y[i]!, w, h[i]!);
};

const drawDots = (context: Context, { x, y, r }: Dots, colour: string): void => {
  context.fillStyle = colour;
  context.beginPath();
  for (let i = 0; i < x.length; i++) {
    context.moveTo(x[i]! + r, y[i]!);
    context.arc(x[i]!, y[i]!, r, 0, 2 * Math.PI);
  }
  context.fill();
};

const drawRect = (context: Context, rect: Rect, colour: string, ground: string): void => {
  const { x, y, w, h, round = 0, outline } = rect;
  context.beginPath();
  context.roundRect(x, y, w, h, round);
  context.fillStyle = outline === undefined ? colour : ground;
  context.fill();
  if (outline === undefined) return;
  context.strokeStyle = colour;
  context.lineWidth = outline;
  context.setLineDash([]);
  context.stroke();
};

const drawLine = (context: Context, { points, width, dashed, faint }: Line, colour: string): void => {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineJoin = "round";
  context.globalAlpha = faint ? FAINT : 1;
  context.setLineDash(dashed ? DASH_PX : []);
  context.beginPath();
  for (let i = 0; i < points.length; i += 2) context.lineTo(points[i]!, points[i + 1]!);
  context.stroke();
  context.globalAlpha = 1;
};

const drawLabel = (context: Context, label: Label, colour: string, halo: string): void => {
  context.font = `${label.strong ? WEIGHT.strong : WEIGHT.normal} ${label.size}px ${FAMILY}`;
  context.textAlign = label.anchor === "middle" ? "center" : label.anchor;
  context.lineJoin = "round";
  context.lineWidth = HALO_PX;
  context.strokeStyle = halo;
  context.setLineDash([]);
  context.strokeText(label.text, label.x, label.y);
  context.fillStyle = colour;
  context.fillText(label.text, label.x, label.y);
};

const layer = (): HTMLCanvasElement => document.createElement("canvas");

const contextOf = (canvas: HTMLCanvasElement): Context => {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser gives no 2d canvas");
  return context;
};

/** Setting a size clears a canvas and costs a new buffer: only when it changes. */
const resize = (canvas: HTMLCanvasElement, width: number, height: number): void => {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
};
