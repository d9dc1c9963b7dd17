import type { Call, Service } from "../../../core/index.ts";
import { layoutOf } from "../layoutOf.ts";
import { FAR_END, type Place, type Sketch } from "../sketch.ts";

/*
 * What can be done to a sketch, each change on its own. Whether what comes out is still a graph is for `readSketch` to say.
 */

const withServices = (sketch: Sketch, services: readonly Service[]): Sketch => ({
  ...sketch,
  graph: { ...sketch.graph, services },
});

export const serviceOf = ({ graph }: Sketch, name: string): Service | undefined =>
  graph.services.find((service) => service.name === name);

/** Changes one service; its name stays. */
export const changeService = (sketch: Sketch, name: string, some: Partial<Omit<Service, "name">>): Sketch =>
  withServices(
    sketch,
    sketch.graph.services.map((service) => (service.name === name ? { ...service, ...some } : service)),
  );

export const addService = (sketch: Sketch, name: string, place?: Place): Sketch => {
  const added = withServices(sketch, [
    ...sketch.graph.services,
    { name, fails: 0, calls: [], parallel: false },
  ]);
  return place === undefined ? added : moveService(added, name, place);
};

/** Takes a service away, and all calls to it. Its first callee becomes the entry where it was that itself. */
export const removeService = (sketch: Sketch, name: string): Sketch => {
  const { graph, places } = sketch;
  const services = graph.services
    .filter((service) => service.name !== name)
    .map((service) => ({ ...service, calls: service.calls.filter(({ to }) => to !== name) }));
  const heir = serviceOf(sketch, name)?.calls[0]?.to ?? services[0]?.name ?? "";
  const rest = new Map(places);
  rest.delete(name);
  return { graph: { ...graph, services, entry: graph.entry === name ? heir : graph.entry }, places: rest };
};

export const renameService = ({ graph, places }: Sketch, from: string, to: string): Sketch => {
  const renamed = (name: string): string => (name === from ? to : name);
  return {
    graph: {
      ...graph,
      entry: renamed(graph.entry),
      services: graph.services.map((service) => ({
        ...service,
        name: renamed(service.name),
        calls: service.calls.map((call) => ({ ...call, to: renamed(call.to) })),
      })),
    },
    places: new Map([...places].map(([name, place]) => [renamed(name), place])),
  };
};

export const moveService = (sketch: Sketch, name: string, place: Place): Sketch => ({
  ...sketch,
  places: new Map(sketch.places).set(name, place),
});

/** Leaves every service where it is now, whatever else is changed. */
export const holdPlaces = (sketch: Sketch): Sketch => {
  const { services } = layoutOf(sketch.graph);
  const places = [...services].map(([name, { along, across }]): [string, Place] => [
    name,
    sketch.places.get(name) ?? { along: Math.round(along * FAR_END), across: Math.round(across * FAR_END) },
  ]);
  return { ...sketch, places: new Map(places) };
};

/** Lets the layout place all services again. */
export const layOutAgain = (sketch: Sketch): Sketch => ({ ...sketch, places: new Map() });

export const addCall = (sketch: Sketch, caller: string, call: Call): Sketch =>
  changeCalls(sketch, caller, (calls) => [...calls, call]);

export const removeCall = (sketch: Sketch, caller: string, index: number): Sketch =>
  changeCalls(sketch, caller, (calls) => calls.toSpliced(index, 1));

export const changeCall = (sketch: Sketch, caller: string, index: number, call: Call): Sketch =>
  changeCalls(sketch, caller, (calls) => calls.with(index, call));

/** Makes a call before the one that it came after, or after the one that it came before. */
export const moveCall = (sketch: Sketch, caller: string, index: number, to: number): Sketch =>
  changeCalls(sketch, caller, (calls) => calls.toSpliced(index, 1).toSpliced(to, 0, calls[index]!));

const changeCalls = (
  sketch: Sketch,
  caller: string,
  change: (calls: readonly Call[]) => readonly Call[],
): Sketch => changeService(sketch, caller, { calls: change(serviceOf(sketch, caller)!.calls) });
