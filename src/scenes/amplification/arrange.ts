import type { Box } from "../contract.ts";
import { type Frame, frameFor } from "./frame.ts";
import { callKey, type Spot } from "./layout.ts";
import type { AmplificationRun } from "./run.ts";
import { FAR_END } from "./sketch.ts";

export type Point = readonly [x: number, y: number];

/** Everything in its place on the picture, in CSS px. */
export interface Arrangement {
  readonly frame: Frame;
  /** Upper left corners of the cards. */
  readonly user: Point;
  readonly services: ReadonlyMap<string, Point>;
  /** Each call as the points that its curve goes through, by `caller/index`; `""` is the user's. */
  readonly calls: ReadonlyMap<string, readonly Point[]>;
}

/** Puts a run's graph into a box: services where they were put by hand, the others where they are laid out. */
export const arrange = (
  { layout, sketch }: Pick<AmplificationRun, "layout" | "sketch">,
  box: Box,
): Arrangement => {
  const { graph, places } = sketch;
  const frame = frameFor(box, layout);
  const spotOf = (name: string): Spot => {
    const place = places.get(name);
    return place === undefined
      ? layout.services.get(name)!
      : { along: place.along / FAR_END, across: place.across / FAR_END };
  };
  const services = new Map(graph.services.map(({ name }) => [name, frame.cornerAt(spotOf(name))]));
  // a click goes straight in, wherever its service has been put
  const user = frame.cornerAt({ along: layout.user.along, across: spotOf(graph.entry).across });
  const { card, sideways } = frame;
  const leave = ([x, y]: Point): Point =>
    sideways ? [x + card.w, y + card.h / 2] : [x + card.w / 2, y + card.h];
  const arrive = ([x, y]: Point): Point => (sideways ? [x, y + card.h / 2] : [x + card.w / 2, y]);
  const calls = new Map<string, readonly Point[]>([["", [leave(user), arrive(services.get(graph.entry)!)]]]);
  for (const { name, calls: own } of graph.services) {
    own.forEach(({ to }, index) => {
      const key = callKey(name, index);
      // a service that was moved has left the way that was laid for its calls
      const moved = places.has(name) || places.has(to);
      const bends = moved ? [] : (layout.bends.get(key) ?? []);
      const twins = own.filter((call) => call.to === to).length;
      const shift =
        twins === 1
          ? 0
          : (own.slice(0, index).filter((call) => call.to === to).length / (twins - 1) - 0.5) * card.h * 0.5;
      const shifted = ([x, y]: Point): Point => (sideways ? [x, y + shift] : [x + shift, y]);
      const via = bends.map((bend): Point => {
        const [x, y] = frame.cornerAt(bend);
        return [x + card.w / 2, y + card.h / 2];
      });
      calls.set(key, [shifted(leave(services.get(name)!)), ...via, shifted(arrive(services.get(to)!))]);
    });
  }
  return { frame, user, services, calls };
};

const STEPS = 16;

/** A smooth line through the points, which leaves and arrives along the way that calls go. */
export const curveThrough = (points: readonly Point[], sideways: boolean): Float32Array => {
  const line: number[] = [...points[0]!];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    // a call that goes back needs air to turn round
    const pull = sideways
      ? Math.max((x1 - x0) / 2, Math.min(60, Math.abs(y1 - y0) / 2))
      : Math.max((y1 - y0) / 2, Math.min(60, Math.abs(x1 - x0) / 2));
    const [cx0, cy0] = sideways ? [x0 + pull, y0] : [x0, y0 + pull];
    const [cx1, cy1] = sideways ? [x1 - pull, y1] : [x1, y1 - pull];
    for (let step = 1; step <= STEPS; step++) {
      const t = step / STEPS;
      const s = 1 - t;
      const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
      line.push(a * x0 + b * cx0 + c * cx1 + d * x1, a * y0 + b * cy0 + c * cy1 + d * y1);
    }
  }
  return Float32Array.from(line);
};

/** The point of a curve at a share of its way. */
export const pointOn = (curve: Float32Array, share: number): Point => {
  const at = Math.round(share * (curve.length / 2 - 1)) * 2;
  return [curve[at]!, curve[at + 1]!];
};
