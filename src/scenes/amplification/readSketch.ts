import { GraphError, readServiceGraph } from "../../core/index.ts";
import { SketchError } from "./SketchError.ts";
import { FAR_END, isName, type Place, type Sketch, sketchLimits } from "./sketch.ts";

/**
 * A sketch from a graph in the model's own form, with an optional `at: [along, across]` beside each service's keys.
 * Throws a SketchError that names the place of what cannot be drawn or is no graph.
 */
export const readSketch = (input: unknown): Sketch => {
  const places = new Map<string, Place>();
  const plain = withoutPlaces(input, places);
  try {
    const graph = readServiceGraph(plain);
    const calls = graph.services.reduce((sum, service) => sum + service.calls.length, 0);
    atMost("services", graph.services.length, sketchLimits.services);
    atMost("calls", calls, sketchLimits.calls);
    for (const { name } of graph.services) {
      if (!isName(name)) throw new SketchError("services", name, { kind: "name" });
    }
    return { graph, places };
  } catch (error) {
    if (error instanceof GraphError) throw new SketchError(error.param, error.value, error.fault);
    throw error;
  }
};

/** The model's form of a sketch, which `readSketch` reads back: what a file holds. */
export const writeSketch = ({ graph, places }: Sketch): unknown => ({
  entry: graph.entry,
  ...(graph.requests === 1 ? {} : { requests: graph.requests }),
  ...(graph.attempts === 1 ? {} : { attempts: graph.attempts }),
  services: Object.fromEntries(
    graph.services.map(({ name, fails, parallel, calls }) => {
      const place = places.get(name);
      return [
        name,
        {
          ...(fails === 0 ? {} : { fails }),
          ...(calls.length === 0 ? {} : { calls }),
          ...(parallel ? { parallel } : {}),
          ...(place === undefined ? {} : { at: [place.along, place.across] }),
        },
      ];
    }),
  ),
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Takes the places out, which are no business of the model's. */
const withoutPlaces = (input: unknown, places: Map<string, Place>): unknown => {
  if (!isRecord(input) || !isRecord(input.services)) return input;
  const { services } = input;
  const entries: readonly [string, unknown][] =
    services instanceof Map ? [...services] : Object.entries(services);
  const plain = new Map<string, unknown>();
  for (const [name, service] of entries) {
    if (!isRecord(service) || !Object.hasOwn(service, "at")) plain.set(name, service);
    else {
      const { at, ...rest } = service;
      places.set(name, readPlace(name, at));
      plain.set(name, rest);
    }
  }
  return { ...input, services: plain };
};

const readPlace = (name: string, at: unknown): Place => {
  const isCoordinate = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 0 && Number(value) <= FAR_END;
  if (Array.isArray(at) && at.length === 2 && at.every(isCoordinate))
    return { along: at[0] + 0, across: at[1] + 0 };
  throw new SketchError(`services.${name}.at`, at, { kind: "place" });
};

const atMost = (place: string, count: number, most: number): void => {
  if (count > most) throw new SketchError(place, count, { kind: "tooMany", most });
};
