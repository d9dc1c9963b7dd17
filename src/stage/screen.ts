import type { Box, Mark, Picture, Point, Say, SceneWords, Shape, Target } from "../scenes/contract.ts";
import { onLooksChange, pixelRatio } from "./looks.ts";
import { CanvasPainter } from "./paint/canvas.ts";
import { type Colours, coloursOf } from "./paint/colours.ts";
import { FAMILY, WEIGHT } from "./paint/type.ts";
import type { Session } from "./session.ts";
import { textWidth } from "./textWidth.ts";

/** A finger, and a hand on a mouse, mean what is no farther than this (CSS px). */
const REACH_PX = 14;

/** A session on a canvas: draws a picture a tick, shifts it a frame, and knows what lies under a point. */
export class Screen {
  readonly #holder: HTMLElement;
  readonly #session: Session;
  readonly #say: Say<SceneWords>;
  readonly #painter: CanvasPainter;
  readonly #onDrawn: () => void;
  readonly #stops: (() => void)[] = [];
  #colours: Colours | undefined;
  #picture: Picture | undefined;
  #size: Shape = { w: 0, h: 0 };
  #pointed: string | undefined;
  #selected: string | undefined;
  #onPage = false;
  #inSight = false;
  #stale = true;

  /** `holder` gives the size; it holds `canvas`. `onDrawn` is called after every new picture. */
  constructor(
    holder: HTMLElement,
    canvas: HTMLCanvasElement,
    session: Session,
    say: Say<SceneWords>,
    onDrawn: () => void,
  ) {
    this.#onDrawn = onDrawn;
    this.#holder = holder;
    this.#session = session;
    this.#say = say;
    this.#painter = new CanvasPainter(canvas);
    const redraw = () => this.#draw();
    const size = new ResizeObserver(() => {
      this.#measure();
      redraw();
    });
    size.observe(holder);
    this.#measure();
    const sight = new IntersectionObserver((entries) => {
      this.#onPage = entries.at(-1)?.isIntersecting ?? false;
      this.#look();
    });
    sight.observe(holder);
    const look = () => this.#look();
    document.addEventListener("visibilitychange", look);
    this.#stops.push(
      () => size.disconnect(),
      () => sight.disconnect(),
      () => document.removeEventListener("visibilitychange", look),
      session.onTick(redraw),
      session.onPhase(() => this.#painter.paint(session.player.phase)),
      onLooksChange(() => {
        this.#colours = undefined;
        redraw();
      }),
    );
    for (const weight of Object.values(WEIGHT)) {
      // the first picture may come before its type
      document.fonts.load(`${weight} 12px ${FAMILY}`, "0ж").then(redraw, redraw);
    }
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }

  get picture(): Picture | undefined {
    return this.#picture;
  }

  /** The box that the picture stands in now. */
  get box(): Box {
    return { ...this.#size, dpr: pixelRatio(), textWidth };
  }

  /** Kept, since to ask while the page around is changing would have it laid out at once. */
  #measure(): void {
    const { clientWidth: w, clientHeight: h } = this.#holder;
    this.#size = { w, h };
  }

  /** Highlights what a target stands for, or what is selected. */
  point(target: string | undefined): void {
    if (target === this.#pointed) return;
    this.#pointed = target;
    this.#layHighlight();
  }

  /** What is highlighted while nothing is pointed at. */
  select(target: string | undefined): void {
    if (target === this.#selected) return;
    this.#selected = target;
    this.#layHighlight();
  }

  #layHighlight(): void {
    if (this.#picture === undefined) return;
    this.#painter.setHighlight(this.#highlight);
    this.#painter.paint(this.#session.player.phase);
  }

  /** A point of the viewport in the picture's own px; right also where a parent is scaled. */
  pointAt(clientX: number, clientY: number): Point | undefined {
    const rect = this.#holder.getBoundingClientRect();
    if (this.#picture === undefined || rect.width === 0) return undefined;
    return {
      x: ((clientX - rect.left) * this.#picture.w) / rect.width,
      y: ((clientY - rect.top) * this.#picture.h) / rect.height,
    };
  }

  /** What lies under a point of the viewport, or else nearest to it. */
  targetAt(clientX: number, clientY: number): Target | undefined {
    const point = this.pointAt(clientX, clientY);
    return point && nearestOf(this.#picture?.targets ?? [], point.x, point.y);
  }

  get #highlight(): readonly Mark[] {
    const { scene, state, player } = this.#session;
    const target = this.#pointed ?? this.#selected;
    if (target === undefined) return [];
    return scene.highlight?.(state.result, player.tick, this.box, this.#say, target) ?? [];
  }

  #look(): void {
    this.#inSight = this.#onPage && !document.hidden;
    this.#session.player.setInSight(this.#inSight);
    if (this.#inSight && this.#stale) this.#draw();
  }

  #draw(): void {
    const { box } = this;
    const session = this.#session;
    this.#stale = !this.#inSight;
    if (this.#stale || box.w === 0 || box.h === 0) return;
    this.#colours ??= coloursOf(this.#holder);
    this.#picture = session.scene.view(session.state.result, session.player.tick, box, this.#say);
    this.#painter.setPicture(this.#picture, this.#colours, box.dpr, this.#highlight);
    this.#painter.paint(session.player.phase);
    this.#onDrawn();
  }
}

/** The target that a point lies in, or the nearest within reach. */
const nearestOf = (targets: readonly Target[], x: number, y: number): Target | undefined => {
  let nearest: Target | undefined;
  let distance = REACH_PX;
  for (const target of targets) {
    const away = Math.hypot(outside(x, target.x, target.w), outside(y, target.y, target.h));
    if (away === 0) return target;
    if (away <= distance) {
      nearest = target;
      distance = away;
    }
  }
  return nearest;
};

/** How far a coordinate lies outside of from .. from + length. */
const outside = (at: number, from: number, length: number): number =>
  Math.max(from - at, 0, at - from - length);
