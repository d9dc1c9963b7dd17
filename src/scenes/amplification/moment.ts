import {
  type Amount,
  afterDrawn,
  type CertainCascade,
  certainCascade,
  type OpenRequest,
} from "../../core/index.ts";
import type { AmplificationRun, Cascade } from "./run.ts";

/** What a service has got so far. */
export interface Tally {
  readonly made: Amount;
  readonly failed: Amount;
  /** Requests over each of its calls. */
  readonly calls: readonly Amount[];
}

/** The cascade at a tick. */
export interface Moment {
  readonly requests: Amount;
  /** All have been made. */
  readonly over: boolean;
  readonly services: ReadonlyMap<string, Tally>;
  /** Under way, from the user's request to the newest. */
  readonly open: readonly OpenRequest[];
}

/** By cascade, which stays the same while services are moved. */
const cascades = new WeakMap<Cascade, CertainCascade>();
const recent = new WeakMap<Cascade, Map<number, Moment>>();
/** The last tick, the shown one and the one after it; and one to spare while the shown one changes. */
const KEPT = 4;

/** The moment of a tick. Recent ones are kept: picture, sentence and counters all ask for them. */
export const momentAt = (run: AmplificationRun, tick: number): Moment => {
  const kept = recent.get(run.cascade) ?? new Map<number, Moment>();
  recent.set(run.cascade, kept);
  const moment = kept.get(tick) ?? makeMoment(run, tick);
  kept.delete(tick);
  kept.set(tick, moment);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
  return moment;
};

const makeMoment = (run: AmplificationRun, tick: number): Moment => {
  const { cascade, graph, expected } = run;
  switch (cascade.kind) {
    case "certain": {
      const asked = BigInt(tick) * cascade.perTick;
      const requests = asked < cascade.total ? asked : cascade.total;
      return { requests, over: requests === cascade.total, ...certainOf(run).after(requests) };
    }
    case "drawn": {
      const { drawn, perTick } = cascade;
      const requests = Math.min(tick * perTick, drawn.requests);
      const over = requests === drawn.requests && !drawn.cut;
      return { requests: BigInt(requests), over, ...afterDrawn(graph.services, drawn, requests) };
    }
    case "expected": {
      const services = [...expected.services].map(
        ([name, { requests, succeeds, calls }]): [string, Tally] => [
          name,
          {
            made: requests,
            failed: Number(requests) * (1 - Number(succeeds)),
            calls: calls.map((call) => call.requests),
          },
        ],
      );
      const requests = services.reduce((sum, [, { made }]) => sum + Number(made), 0);
      return { requests, over: true, services: new Map(services), open: [] };
    }
  }
};

const certainOf = (run: AmplificationRun): CertainCascade => {
  const known = cascades.get(run.cascade) ?? certainCascade(run.graph);
  cascades.set(run.cascade, known);
  return known;
};

/** Requests to a service that are under way. */
export const underWay = ({ open }: Moment, service: string): number =>
  open.filter((request) => request.service === service).length;
