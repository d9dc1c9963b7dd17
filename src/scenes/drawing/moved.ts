import type { Flights, Mark, Target } from "../contract.ts";

// A picture in a picture: the lower half of one scene may be another scene's whole.

/** A mark, so many px lower. */
export const markLower = (mark: Mark, by: number): Mark => {
  switch (mark.kind) {
    case "stacks":
    case "bars":
    case "dots":
      return { ...mark, y: mark.y.map((y) => y + by) };
    case "rect":
    case "label":
      return { ...mark, y: mark.y + by };
    case "line":
      return { ...mark, points: mark.points.map((at, i) => (i % 2 === 1 ? at + by : at)) };
  }
};

/** What flies, so many px lower. */
export const flightsLower = (flights: Flights, by: number): Flights => ({
  ...flights,
  path: flights.path.map((at, i) => (i % 2 === 1 ? at + by : at)),
});

/** A target, so many px lower. */
export const targetLower = (target: Target, by: number): Target => ({ ...target, y: target.y + by });
