import type { ServiceGraph } from "../../core/index.ts";

/** A point of the drawing, both ways from 0 to 1: along the calls from the user on, and across them. */
export interface Spot {
  readonly along: number;
  readonly across: number;
}

/** Where everything lies before anybody moves it. */
export interface Layout {
  readonly user: Spot;
  readonly services: ReadonlyMap<string, Spot>;
  /** Points that a call passes on its way through layers between, by `caller/index`; most calls pass none. */
  readonly bends: ReadonlyMap<string, readonly Spot[]>;
  /** The least distance between layers, and between neighbours in one (endless where none has a neighbour). */
  readonly gap: Spot;
}

/** A service, or a bend of a call that passes a layer. */
interface Knot {
  readonly layer: number;
  readonly before: Knot[];
  readonly after: Knot[];
  /** Its place among its layer's knots, and its distance across. */
  order: number;
  across: number;
}

const SWEEPS = 12;
/** A bend needs less room beside it than a service. */
const BEND_GAP = 0.5;

export const callKey = (caller: string, index: number): string => `${caller}/${index}`;

/**
 * Draws a graph in layers, after Sugiyama, Tagawa and Toda (1981): each service one layer past its last caller, long calls
 * bent in every layer that they pass, neighbours ordered by the middle of theirs so that few calls cross, then moved towards
 * them as far as they fit. It takes milliseconds for hundreds of services, and the same graph is always drawn alike.
 */
export const layOut = (graph: ServiceGraph): Layout => {
  const layerOf = layersOf(graph);
  const knots = new Map<string, Knot>();
  const knotAt = (layer: number): Knot => ({ layer, before: [], after: [], order: 0, across: 0 });
  const join = (from: Knot, to: Knot): void => {
    from.after.push(to);
    to.before.push(from);
  };
  const user = knotAt(0);
  for (const { name } of graph.services) knots.set(name, knotAt(layerOf.get(name)!));
  join(user, knots.get(graph.entry)!);
  const bends = new Map<string, readonly Knot[]>();
  for (const { name, calls } of graph.services) {
    calls.forEach(({ to }, index) => {
      let last = knots.get(name)!;
      const way: Knot[] = [];
      for (let layer = last.layer + 1; layer < layerOf.get(to)!; layer++) {
        const bend = knotAt(layer);
        join(last, bend);
        way.push(bend);
        last = bend;
      }
      join(last, knots.get(to)!);
      if (way.length > 0) bends.set(callKey(name, index), way);
    });
  }

  const services = new Set<Knot>([user, ...knots.values()]);
  const layers: Knot[][] = [];
  for (const knot of inCallOrder([user, ...knots.values()])) {
    layers[knot.layer] ??= [];
    layers[knot.layer]!.push(knot);
  }
  untangle(layers);
  const half = (knot: Knot): number => (services.has(knot) ? 0.5 : BEND_GAP / 2);
  straighten(layers, half);
  return scaled({ layers, user, knots, bends, half });
};

/** Each service lies one layer past the last of its callers; the user is layer 0. */
const layersOf = ({ services }: ServiceGraph): ReadonlyMap<string, number> => {
  const callers = new Map(services.map(({ name }) => [name, 0]));
  const byName = new Map(services.map((service) => [service.name, service]));
  for (const { calls } of services) for (const { to } of calls) callers.set(to, callers.get(to)! + 1);
  const layerOf = new Map(services.map(({ name }) => [name, 1]));
  const ready = services.filter(({ name }) => callers.get(name) === 0);
  for (let service = ready.pop(); service !== undefined; service = ready.pop()) {
    for (const { to } of service.calls) {
      layerOf.set(to, Math.max(layerOf.get(to)!, layerOf.get(service.name)! + 1));
      callers.set(to, callers.get(to)! - 1);
      if (callers.get(to) === 0) ready.push(byName.get(to)!);
    }
  }
  return layerOf;
};

/** From the first on along the calls, each as it is first met: neighbours of a caller begin beside one another. */
const inCallOrder = (roots: readonly Knot[]): ReadonlySet<Knot> => {
  const met = new Set<Knot>();
  const stack = roots.toReversed();
  for (let knot = stack.pop(); knot !== undefined; knot = stack.pop()) {
    if (met.has(knot)) continue;
    met.add(knot);
    stack.push(...knot.after.toReversed());
  }
  return met;
};

/** Orders each layer by the middle of its neighbours in the layer before, then after, and keeps the order that crosses least. */
const untangle = (layers: Knot[][]): void => {
  for (const layer of layers) number(layer);
  let best = layers.map((layer) => [...layer]);
  let fewest = crossings(layers);
  for (let sweep = 0; sweep < SWEEPS && fewest > 0; sweep++) {
    const down = sweep % 2 === 0;
    for (const layer of down ? layers.slice(1) : layers.slice(0, -1).toReversed()) {
      const middles = new Map(
        layer.map((knot) => [
          knot,
          middle(down ? knot.before : knot.after, (other) => other.order) ?? knot.order,
        ]),
      );
      layer.sort((a, b) => middles.get(a)! - middles.get(b)! || a.order - b.order);
      number(layer);
    }
    const now = crossings(layers);
    if (now < fewest) {
      fewest = now;
      best = layers.map((layer) => [...layer]);
    }
  }
  for (const [i, layer] of best.entries()) {
    layers[i] = layer;
    number(layer);
  }
};

const number = (layer: readonly Knot[]): void => {
  for (const [i, knot] of layer.entries()) knot.order = i;
};

/** How many pairs of calls cross, counted with a tree of partial sums (Barth, Juenger, Mutzel 2002). */
const crossings = (layers: readonly (readonly Knot[])[]): number => {
  let count = 0;
  layers.slice(0, -1).forEach((layer, i) => {
    const width = layers[i + 1]!.length;
    const seen = new Int32Array(width + 1);
    let all = 0;
    for (const knot of layer) {
      const ends = knot.after.map(({ order }) => order).sort((a, b) => a - b);
      for (const end of ends) {
        let upTo = 0;
        for (let at = end + 1; at > 0; at -= at & -at) upTo += seen[at]!;
        count += all - upTo;
      }
      for (const end of ends) for (let at = end + 1; at <= width; at += at & -at) seen[at]!++;
      all += ends.length;
    }
  });
  return count;
};

const middle = (knots: readonly Knot[], of: (knot: Knot) => number): number | undefined =>
  knots.length === 0 ? undefined : knots.reduce((sum, knot) => sum + of(knot), 0) / knots.length;

/** Moves each knot to the middle of its neighbours, as far as its own layer leaves room. */
const straighten = (layers: readonly (readonly Knot[])[], half: (knot: Knot) => number): void => {
  for (const layer of layers)
    place(
      layer,
      layer.map(() => 0),
      half,
    );
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    const down = sweep % 2 === 0;
    for (const layer of down ? layers : layers.toReversed()) {
      const wished = layer.map(
        (knot) =>
          middle(down ? knot.before : knot.after, (other) => other.across) ??
          middle(down ? knot.after : knot.before, (other) => other.across) ??
          knot.across,
      );
      place(layer, wished, half);
    }
  }
};

/** The places nearest to those wished for (least squares) that keep order and distance: pooling adjacent violators. */
const place = (layer: readonly Knot[], wished: readonly number[], half: (knot: Knot) => number): void => {
  let offset = 0;
  const offsets = layer.map((knot, i) => {
    if (i > 0) offset += half(layer[i - 1]!) + half(knot);
    return offset;
  });
  const pools: { sum: number; size: number }[] = [];
  layer.forEach((_, i) => {
    let pool = { sum: wished[i]! - offsets[i]!, size: 1 };
    for (
      let last = pools.at(-1);
      last !== undefined && last.sum / last.size > pool.sum / pool.size;
      last = pools.at(-1)
    ) {
      pools.pop();
      pool = { sum: last.sum + pool.sum, size: last.size + pool.size };
    }
    pools.push(pool);
  });
  let i = 0;
  for (const { sum, size } of pools) {
    for (const end = i + size; i < end; i++) layer[i]!.across = sum / size + offsets[i]!;
  }
};

interface Laid {
  readonly layers: readonly (readonly Knot[])[];
  readonly user: Knot;
  readonly knots: ReadonlyMap<string, Knot>;
  readonly bends: ReadonlyMap<string, readonly Knot[]>;
  readonly half: (knot: Knot) => number;
}

/** Brings everything between 0 and 1. */
const scaled = ({ layers, user, knots, bends, half }: Laid): Layout => {
  const all = layers.flat();
  const least = Math.min(...all.map((knot) => knot.across));
  const breadth = Math.max(...all.map((knot) => knot.across)) - least;
  const spot = ({ layer, across }: Knot): Spot => ({
    along: layers.length === 1 ? 0 : layer / (layers.length - 1),
    across: breadth === 0 ? 0.5 : (across - least) / breadth,
  });
  const gaps = layers.flatMap((layer) =>
    layer.slice(1).map((knot, i) => (half(knot) === half(layer[i]!) ? knot.across - layer[i]!.across : 1)),
  );
  return {
    user: spot(user),
    services: new Map([...knots].map(([name, knot]) => [name, spot(knot)])),
    bends: new Map([...bends].map(([key, way]) => [key, way.map(spot)])),
    gap: {
      along: 1 / (layers.length - 1),
      across: breadth === 0 ? Number.POSITIVE_INFINITY : Math.min(1, ...gaps) / breadth,
    },
  };
};
