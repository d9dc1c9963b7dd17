import type { CascadeState, OpenRequest, ServiceTally } from "./CascadeState.ts";
import { callOrder } from "./callOrder.ts";
import type { Expected } from "./expectRequests.ts";
import type { Service, ServiceGraph } from "./ServiceGraph.ts";

/** Whether chance plays no part: then every request is known in advance, however many there are. */
export function isCertain({ services }: ServiceGraph, expected: Expected): boolean {
  return services.every(
    ({ name, fails }) =>
      (fails === 0 || fails === 1) &&
      expected.services.get(name)!.calls.every(({ tries }) => typeof tries === "bigint"),
  );
}

/** The cascade of a graph without chance. Calls that go out together are counted one after the other. */
export interface CertainCascade {
  readonly total: bigint;
  /** The state after so many requests, from 0 to `total`. The work grows with the graph, not with the requests. */
  after(requests: bigint): CascadeState;
}

/** What one request to a service sets off. */
interface Plan {
  readonly service: Service;
  readonly succeeds: boolean;
  /** Requests in all, itself included. */
  readonly size: bigint;
  /** The calls that it comes to make: none after one that failed, unless they go out together. */
  readonly makes: readonly Made[];
}

interface Made {
  /** Which of the caller's calls. */
  readonly call: number;
  readonly to: Plan;
  readonly tries: bigint;
}

/** The requests of a graph for which `isCertain` holds, in the order in which they happen. */
export function certainCascade(graph: ServiceGraph): CertainCascade {
  const order = callOrder(graph);
  const plans = new Map<string, Plan>();
  for (const service of order.toReversed()) plans.set(service.name, planFor(service, plans));
  const user = made(0, plans.get(graph.entry)!, graph.attempts);
  const root = { ...user, tries: user.tries * BigInt(graph.requests) };
  const total = root.tries * root.to.size;
  const after = (requests: bigint): CascadeState => {
    const before =
      requests >= total ? { over: [{ ...root, caller: undefined }], open: [] } : goTo(requests - 1n, root);
    const services = addUp(order, plans, before);
    // the user's tries are counted anew with each request that he makes
    const open = before.open.map((request, i) =>
      i > 0 ? request : { ...request, attempt: ((request.attempt - 1) % Number(user.tries)) + 1 },
    );
    return { services, open };
  };
  return { total, after };
}

function made(call: number, to: Plan, attempts: number): Made {
  return { call, to, tries: to.succeeds ? 1n : BigInt(attempts) };
}

function planFor(service: Service, plans: ReadonlyMap<string, Plan>): Plan {
  const makes: Made[] = [];
  const sound = service.fails === 0;
  let succeeds = sound;
  service.calls.forEach(({ to, attempts }, call) => {
    if (!(service.parallel ? sound : succeeds)) return;
    const callee = plans.get(to)!;
    makes.push(made(call, callee, attempts));
    succeeds &&= callee.succeeds;
  });
  return { service, succeeds, size: makes.reduce((sum, { to, tries }) => sum + tries * to.size, 1n), makes };
}

/** Tries of a call that are over, with all that they set off. */
interface Over extends Made {
  readonly caller: string | undefined;
}

interface Before {
  readonly over: readonly Over[];
  readonly open: readonly OpenRequest[];
}

/** Goes down to the request of an index, counted from 0 (-1: none yet), past those that are over by then. */
function goTo(index: bigint, root: Made): Before {
  const over: Over[] = [];
  const open: OpenRequest[] = [];
  let left = index;
  let caller: string | undefined;
  for (let makes: readonly Made[] = [root]; left >= 0n; ) {
    let next: Made | undefined;
    for (const way of makes) {
      const whole = left / way.to.size;
      const done = whole >= way.tries;
      const tries = done ? way.tries : whole;
      over.push({ ...way, tries, caller });
      left -= tries * way.to.size;
      if (done) continue;
      open.push({ service: way.to.service.name, caller, call: way.call, attempt: Number(tries) + 1 });
      next = way;
      break;
    }
    if (next === undefined) throw new RangeError(`there is no request ${index} in the cascade`);
    left -= 1n;
    caller = next.to.service.name;
    makes = next.to.makes;
  }
  return { over, open };
}

/** Adds up what the requests that are over have set off, from each service on to those that it calls. */
function addUp(
  order: readonly Service[],
  plans: ReadonlyMap<string, Plan>,
  { over, open }: Before,
): ReadonlyMap<string, ServiceTally> {
  const tallies = new Map(
    order.map(({ name, calls }) => [name, { made: 0n, failed: 0n, calls: calls.map(() => 0n) }]),
  );
  const count = (caller: string | undefined, call: number, to: string, requests: bigint) => {
    tallies.get(to)!.made += requests;
    if (caller !== undefined) tallies.get(caller)!.calls[call]! += requests;
  };
  for (const { caller, call, to, tries } of over) count(caller, call, to.service.name, tries);
  for (const { name } of order) {
    // so far only requests that are over have been counted, and all of them: its callers came before
    const own = tallies.get(name)!;
    const plan = plans.get(name)!;
    if (!plan.succeeds) own.failed = own.made;
    for (const { call, to, tries } of plan.makes) count(name, call, to.service.name, own.made * tries);
  }
  for (const { caller, call, service } of open) count(caller, call, service, 1n);
  return tallies;
}
