import type { ServiceGraph } from "../../core/index.ts";
import { type Layout, layOut } from "./layout.ts";

/** Layouts kept, by what they depend on: to change a number moves nothing, and takes no time. */
const laidOut = new Map<string, Layout>();
const KEPT = 20;

/** The layout of a graph, kept from the last time. */
export const layoutOf = (graph: ServiceGraph): Layout => {
  const shape = JSON.stringify([
    graph.entry,
    graph.services.map(({ name, calls }) => [name, calls.map(({ to }) => to)]),
  ]);
  const known = laidOut.get(shape);
  if (known !== undefined) return known;
  const layout = layOut(graph);
  laidOut.set(shape, layout);
  if (laidOut.size > KEPT) laidOut.delete(laidOut.keys().next().value!);
  return layout;
};
