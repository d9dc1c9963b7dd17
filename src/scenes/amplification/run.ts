import {
  type Amount,
  applyRemedy,
  certainCascade,
  type DrawnCascade,
  drawCascade,
  type Expected,
  expectRequests,
  isCertain,
  type RemedyId,
  remedyIds,
  type ServiceGraph,
  type Until,
} from "../../core/index.ts";
import type { Result } from "../contract.ts";
import { readGraphText, writeGraphText } from "./graphText.ts";
import type { Layout } from "./layout.ts";
import { layoutOf } from "./layoutOf.ts";
import type { AmplificationParams } from "./params.ts";
import type { Sketch } from "./sketch.ts";

/** How the requests of a click can be played. */
export type Cascade =
  /** Without chance: each of them is known, be there 4^60. */
  | { readonly kind: "certain"; readonly total: bigint; readonly perTick: bigint }
  /** With chance: drawn one by one. */
  | { readonly kind: "drawn"; readonly drawn: DrawnCascade; readonly perTick: number }
  /** With chance, and too many to draw: only what is expected can be shown. */
  | { readonly kind: "expected" };

/** A graph with what one click sets off in it. */
export interface AmplificationRun extends Result {
  readonly sketch: Sketch;
  readonly remedy: RemedyId;
  /** The graph under the remedy. */
  readonly graph: ServiceGraph;
  readonly expected: Expected;
  readonly cascade: Cascade;
  readonly layout: Layout;
  /** The service that gets most without any remedy, and what it gets under each. */
  readonly worst: string;
  readonly remedies: readonly Outcome[];
}

/** What a remedy makes of the graph. */
export interface Outcome {
  readonly remedy: RemedyId;
  /** Requests on the worst service. */
  readonly requests: Amount;
  readonly success: Amount;
}

/** Longer cascades go several requests a tick. */
const MOST_TICKS = 1000;
/** Cascades of more requests than this are not drawn. */
const MOST_DRAWN = 100_000;

export const run = (params: AmplificationParams, until: Until): AmplificationRun => {
  const sketch = readGraphText(params.graph);
  return { ...clickOf(sketch, params, until), sketch, layout: layoutOf(sketch.graph) };
};

type Click = Omit<AmplificationRun, "sketch" | "layout">;

/** Clicks kept, by all that they depend on: to move a service changes none of it, and is done sixty times a second. */
const clicks = new Map<string, Click>();
const KEPT = 6;

const clickOf = ({ graph }: Sketch, { remedy, seed }: AmplificationParams, until: Until): Click => {
  const key = [remedy, seed, until.tick, until.requests, writeGraphText({ graph, places: new Map() })].join(
    " ",
  );
  const click = clicks.get(key) ?? makeClick(graph, remedy, seed, until);
  clicks.delete(key);
  clicks.set(key, click);
  if (clicks.size > KEPT) clicks.delete(clicks.keys().next().value!);
  return click;
};

const makeClick = (own: ServiceGraph, remedy: RemedyId, seed: number, until: Until): Click => {
  const under = new Map(remedyIds.map((id) => [id, applyRemedy(own, id)]));
  const expectedUnder = new Map([...under].map(([id, graph]) => [id, expectRequests(graph)]));
  const worst = worstOf(expectedUnder.get("none")!);
  const graph = under.get(remedy)!;
  const expected = expectedUnder.get(remedy)!;
  return {
    ...cascadeOf(graph, expected, seed, until),
    remedy,
    graph,
    expected,
    worst,
    remedies: [...expectedUnder].map(([id, { services, success }]) => ({
      remedy: id,
      requests: services.get(worst)!.requests,
      success,
    })),
  };
};

const cascadeOf = (
  graph: ServiceGraph,
  expected: Expected,
  seed: number,
  until: Until,
): Result & Pick<AmplificationRun, "cascade"> => {
  if (isCertain(graph, expected)) {
    const { total } = certainCascade(graph);
    const perTick = perTickFor(total);
    const ticks = Number((total + perTick - 1n) / perTick) + 1;
    return {
      cascade: { kind: "certain", total, perTick },
      ticks: Math.min(ticks, until.tick),
      end: ticks <= until.tick ? "settled" : "cut",
    };
  }
  const mean = [...expected.services.values()].reduce((sum, { requests }) => sum + Number(requests), 0);
  if (!(mean <= MOST_DRAWN)) return { cascade: { kind: "expected" }, ticks: 1, end: "settled" };
  const perTick = Number(perTickFor(BigInt(Math.ceil(mean))));
  const asked = Math.min((until.tick - 1) * perTick + 1, until.requests);
  const drawn = drawCascade(graph, expected, seed, Math.min(asked, MOST_DRAWN));
  const cascade = { kind: "drawn", drawn, perTick } as const;
  if (drawn.cut) {
    const ticks = Math.floor((drawn.requests - 1) / perTick) + 1;
    return { cascade, ticks, end: asked < MOST_DRAWN ? "cut" : "horizon" };
  }
  const ticks = Math.ceil(drawn.requests / perTick) + 1;
  return { cascade, ticks: Math.min(ticks, until.tick), end: ticks <= until.tick ? "settled" : "cut" };
};

/** A power of ten, so that the requests of a tick are soon said. */
const perTickFor = (total: bigint): bigint => {
  let perTick = 1n;
  while (total / perTick > BigInt(MOST_TICKS)) perTick *= 10n;
  return perTick;
};

/** The service that gets most requests; of equals, the last, which lies deepest. */
const worstOf = ({ services }: Expected): string => {
  let [worst, most]: [string, Amount] = ["", -1];
  for (const [name, { requests }] of services) if (requests >= most) [worst, most] = [name, requests];
  return worst;
};
