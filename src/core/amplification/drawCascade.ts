import { nextOutput, seedXor128 } from "../random/xor128.ts";
import type { CascadeState, OpenRequest, ServiceTally } from "./CascadeState.ts";
import type { Expected } from "./expectRequests.ts";
import type { Call, Service, ServiceGraph } from "./ServiceGraph.ts";

/** One cascade as chance had it: its requests in the order in which they happened. */
export interface DrawnCascade {
  /** Requests drawn: of a cut cascade, only its first. */
  readonly requests: number;
  readonly cut: boolean;
  /** User's requests that were answered. */
  readonly answered: number;
  /** By request: the service that got it, as the graph numbers them. */
  readonly service: Int32Array;
  /** By request: the request that it was made for; -1: the user's. */
  readonly parent: Int32Array;
  /** By request: which of the caller's calls, and which try of it. */
  readonly call: Int32Array;
  readonly attempt: Int32Array;
  /** By request: 1 once it has failed. */
  readonly failed: Uint8Array;
}

/**
 * Draws a cascade, at most `most` requests of it. A request to a service that fails at a rate draws first, whether it
 * fails; a call with a budget draws after its first failure, whether it is allowed its retries. What is certain draws nothing.
 */
export function drawCascade(
  graph: ServiceGraph,
  expected: Expected,
  seed: number,
  most: number,
): DrawnCascade {
  const state = seedXor128(seed);
  const happens = (chance: number): boolean =>
    chance >= 1 || (chance > 0 && nextOutput(state) / 2 ** 32 < chance);
  const numberOf = new Map(graph.services.map(({ name }, i) => [name, i]));
  const allowed = graph.services.map(({ name }) =>
    expected.services.get(name)!.calls.map((call) => call.allowed),
  );
  const service: number[] = [];
  const parent: number[] = [];
  const call: number[] = [];
  const attempt: number[] = [];
  const failed: number[] = [];
  let cut = false;

  /** Tries a call until it succeeds, its tries are used up, or there is no room for more requests. */
  const succeeds = (
    way: Pick<Call, "to" | "attempts">,
    allows: number,
    from: number,
    index: number,
  ): boolean => {
    const to = numberOf.get(way.to)!;
    for (let tries = 1; tries <= way.attempts; tries++) {
      if (tries === 2 && !happens(allows)) return false;
      if (service.length >= most) cut = true;
      if (cut) return false;
      const request = service.push(to) - 1;
      parent.push(from);
      call.push(index);
      attempt.push(tries);
      failed.push(0);
      if (serves(to, request)) return true;
      failed[request] = 1;
    }
    return false;
  };
  const serves = (number: number, request: number): boolean => {
    const { fails, calls, parallel } = graph.services[number]!;
    if (happens(fails)) return false;
    let all = true;
    for (let i = 0; i < calls.length && (all || parallel); i++) {
      const done = succeeds(calls[i]!, allowed[number]![i]!, request, i);
      all &&= done;
    }
    return all;
  };

  let answered = 0;
  const user = { to: graph.entry, attempts: graph.attempts };
  for (let i = 0; i < graph.requests && !cut; i++) if (succeeds(user, 1, -1, 0)) answered++;
  return {
    requests: service.length,
    cut,
    answered,
    service: Int32Array.from(service),
    parent: Int32Array.from(parent),
    call: Int32Array.from(call),
    attempt: Int32Array.from(attempt),
    failed: Uint8Array.from(failed),
  };
}

/** The state after so many of the requests drawn. */
export function afterDrawn(
  services: readonly Service[],
  drawn: DrawnCascade,
  requests: number,
): CascadeState {
  const over = requests === drawn.requests && !drawn.cut;
  const path: number[] = [];
  if (!over) for (let at = requests - 1; at >= 0; at = drawn.parent[at]!) path.push(at);
  const underWay = new Set(path);
  const made = new Int32Array(services.length);
  const failed = new Int32Array(services.length);
  const calls = services.map((service) => new Int32Array(service.calls.length));
  for (let i = 0; i < requests; i++) {
    const to = drawn.service[i]!;
    const from = drawn.parent[i]!;
    made[to]!++;
    if (drawn.failed[i] === 1 && !underWay.has(i)) failed[to]!++;
    if (from >= 0) calls[drawn.service[from]!]![drawn.call[i]!]!++;
  }
  const nameOf = (request: number) => services[drawn.service[request]!]!.name;
  const open = path.reverse().map((request): OpenRequest => {
    const from = drawn.parent[request]!;
    return {
      service: nameOf(request),
      caller: from < 0 ? undefined : nameOf(from),
      call: drawn.call[request]!,
      attempt: drawn.attempt[request]!,
    };
  });
  const tallies = services.map(({ name }, i): [string, ServiceTally] => [
    name,
    { made: BigInt(made[i]!), failed: BigInt(failed[i]!), calls: Array.from(calls[i]!, BigInt) },
  ]);
  return { services: new Map(tallies), open };
}
