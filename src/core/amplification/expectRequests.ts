import { type Amount, plus, rest, share, times } from "./Amount.ts";
import { callOrder } from "./callOrder.ts";
import type { Call, Service, ServiceGraph } from "./ServiceGraph.ts";

/** What one call is worth. */
export interface ExpectedCall {
  /** Tries each time that the call is made. */
  readonly tries: Amount;
  /** Chance that the call is allowed its retries: below 1 where a budget limits them. */
  readonly allowed: number;
  /** Requests over it in all. */
  readonly requests: Amount;
}

export interface ExpectedService {
  readonly requests: Amount;
  /** Chance that one request to it succeeds. */
  readonly succeeds: Amount;
  /** In the order of its calls. */
  readonly calls: readonly ExpectedCall[];
}

/** The expected numbers of a graph. Bigints are exact; numbers are within 1e-12, relatively. */
export interface Expected {
  readonly services: ReadonlyMap<string, ExpectedService>;
  /** Chance that a user's request succeeds after all his attempts. */
  readonly success: Amount;
}

/**
 * How many requests each service gets, by linearity of expectation: chances of success from the last service back to
 * the entry, then requests from the entry on. Where every `fails` is 0 or 1 and no budget limits, all is whole and exact.
 */
export function expectRequests(graph: ServiceGraph): Expected {
  const order = callOrder(graph);
  const odds = new Map<string, Odds>();
  for (const service of order.toReversed()) odds.set(service.name, oddsOf(service, odds));

  const user = oddsOfCall({ attempts: graph.attempts }, odds.get(graph.entry)!.succeeds);
  const requests = new Map<string, Amount>(order.map(({ name }) => [name, 0n]));
  requests.set(graph.entry, times(BigInt(graph.requests), user.tries));
  const services = new Map<string, ExpectedService>();
  for (const { name, calls } of order) {
    const { succeeds, calls: callOdds } = odds.get(name)!;
    const own = requests.get(name)!;
    const expectedCalls = callOdds.map(({ tries, allowed, reach }, i) => {
      const over = times(own, times(reach, tries));
      const { to } = calls[i]!;
      requests.set(to, plus(requests.get(to)!, over));
      return { tries, allowed, requests: over };
    });
    services.set(name, { requests: own, succeeds, calls: expectedCalls });
  }
  return { services: inGivenOrder(services, graph), success: user.succeeds };
}

interface CallOdds {
  readonly tries: Amount;
  readonly allowed: number;
  /** Chance that the call succeeds, its retries included. */
  readonly succeeds: Amount;
}

interface Odds {
  readonly succeeds: Amount;
  /** `reach`: chance that a request to the service comes to make the call. */
  readonly calls: readonly (CallOdds & { readonly reach: Amount })[];
}

function oddsOf({ fails, calls, parallel }: Service, known: ReadonlyMap<string, Odds>): Odds {
  const sound = rest(share(fails));
  let reach = sound;
  const callOdds = calls.map((call) => {
    const odds = oddsOfCall(call, known.get(call.to)!.succeeds);
    const reached = parallel ? sound : reach;
    reach = times(reach, odds.succeeds);
    return { ...odds, reach: reached };
  });
  return { succeeds: reach, calls: callOdds };
}

/**
 * A call to a service that succeeds with the chance S. With retries R when nothing limits them and the chance phi to be
 * allowed any, the call succeeds with phi (1 - f^a) + (1 - phi) S. Since 1 - f^a = S (1 + R), that is S (1 + phi R),
 * which is S times the tries, and nothing cancels however small S is.
 */
function oddsOfCall({ attempts, budget }: Pick<Call, "attempts" | "budget">, succeeds: Amount): CallOdds {
  const wanted = retries(rest(succeeds), attempts);
  const limited = budget !== undefined && budget < Number(wanted);
  const tries = plus(1n, limited ? budget : wanted);
  return { tries, allowed: limited ? budget / Number(wanted) : 1, succeeds: times(succeeds, tries) };
}

/** f + f^2 + ... + f^(a-1): the retries of a call that fails with the chance f. */
function retries(fails: Amount, attempts: number): Amount {
  if (attempts === 1) return 0n;
  if (typeof fails === "bigint") return fails * BigInt(attempts - 1);
  let sum = 0;
  for (let retry = 1; retry < attempts; retry++) sum = fails * (1 + sum);
  return sum;
}

/** As the graph lists its services, not as they are called. */
function inGivenOrder<Value>(byName: ReadonlyMap<string, Value>, { services }: ServiceGraph) {
  return new Map(services.map(({ name }) => [name, byName.get(name)!]));
}
