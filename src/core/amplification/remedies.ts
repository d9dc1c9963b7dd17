import type { Call, Service, ServiceGraph } from "./ServiceGraph.ts";

/** Retries a layer, as a share of its first tries, under the remedy `budget`. Google's SRE book, chapter 21, takes 10 %. */
export const REMEDY_BUDGET = 0.1;

/** What may be done against retries that multiply, none of it included. */
export const remedyIds = ["none", "topOnly", "lastOnly", "budget", "doNotRetry"] as const;
export type RemedyId = (typeof remedyIds)[number];

type Change = (call: Call, caller: Service, callee: Service) => Call;

const once = (call: Call): Call => ({ to: call.to, attempts: 1 });

/** The graph under a remedy. */
export function applyRemedy(graph: ServiceGraph, remedy: RemedyId): ServiceGraph {
  const top = graph.entry;
  switch (remedy) {
    case "none":
      return graph;
    case "topOnly":
      return changeCalls(graph, (call, caller) => (caller.name === top ? call : once(call)));
    case "lastOnly":
      return changeCalls(graph, (call, _, callee) => (callee.fails > 0 ? call : once(call)));
    case "budget":
      return changeCalls(graph, (call) => ({
        ...call,
        budget: Math.min(call.budget ?? REMEDY_BUDGET, REMEDY_BUDGET),
      }));
    case "doNotRetry":
      // each layer passes the refusal up, and so whoever made the first request learns it too
      return { ...changeCalls(graph, once), attempts: 1 };
  }
}

function changeCalls(graph: ServiceGraph, change: Change): ServiceGraph {
  const byName = new Map(graph.services.map((service) => [service.name, service]));
  const services = graph.services.map((caller) => ({
    ...caller,
    calls: caller.calls.map((call) => change(call, caller, byName.get(call.to)!)),
  }));
  return { ...graph, services };
}
