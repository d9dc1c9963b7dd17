import { isWhole } from "../params/whole.ts";
import { callOrder } from "./callOrder.ts";
import { GraphError } from "./GraphError.ts";
import { type Call, graphLimits, type Service, type ServiceGraph } from "./ServiceGraph.ts";

/**
 * A graph from values as they come from JSON: `{ entry, requests?, attempts?, services: { name: { fails?, calls?,
 * parallel? } } }`, a call being `{ to, attempts?, budget? }`. Throws a GraphError that names the place of whatever the
 * model does not take: a cycle, an unknown name, a number beyond its limits. The services may be a Map too: an object
 * lists names that look like numbers first.
 */
export function readServiceGraph(input: unknown): ServiceGraph {
  const given = readKeys("params", input, ["entry", "requests", "attempts", "services"]);
  const { services } = given;
  const entries: readonly [string, unknown][] =
    services instanceof Map ? [...services] : Object.entries(readObject("services", services));
  const names = new Set(entries.map(([name]) => name));
  const graph = {
    entry: readName("entry", given.entry, names),
    requests: readCount("requests", given.requests ?? 1),
    attempts: readCount("attempts", given.attempts ?? 1),
    services: entries.map(([name, service]) => readService(name, service, names)),
  };
  callOrder(graph);
  return graph;
}

function readService(name: string, input: unknown, names: ReadonlySet<string>): Service {
  const place = `services${memberOf(name)}`;
  const { fails = 0, calls = [], parallel = false } = readKeys(place, input, ["fails", "calls", "parallel"]);
  if (!(isNumber(fails) && fails >= 0 && fails <= 1))
    throw new GraphError(`${place}.fails`, fails, { kind: "probability" });
  if (!Array.isArray(calls)) throw new GraphError(`${place}.calls`, calls, { kind: "type", type: "list" });
  if (typeof parallel !== "boolean")
    throw new GraphError(`${place}.parallel`, parallel, { kind: "type", type: "boolean" });
  return {
    name,
    fails: fails + 0, // -0 becomes 0
    calls: calls.map((call, i) => readCall(`${place}.calls[${i}]`, call, names)),
    parallel,
  };
}

function readCall(place: string, input: unknown, names: ReadonlySet<string>): Call {
  const { to, attempts = 1, budget } = readKeys(place, input, ["to", "attempts", "budget"]);
  if (budget !== undefined && !(isNumber(budget) && budget >= 0))
    throw new GraphError(`${place}.budget`, budget, { kind: "budget" });
  return {
    to: readName(`${place}.to`, to, names),
    attempts: readCount("attempts", attempts, `${place}.attempts`),
    ...(budget === undefined ? {} : { budget: budget + 0 }),
  };
}

function readName(place: string, value: unknown, names: ReadonlySet<string>): string {
  if (typeof value === "string" && names.has(value)) return value;
  throw new GraphError(place, value, { kind: "unknownService" });
}

function readCount(limit: keyof typeof graphLimits, value: unknown, place: string = limit): number {
  const limits = graphLimits[limit];
  if (isWhole(value, limits)) return value + 0;
  throw new GraphError(place, value, { kind: "whole", ...limits });
}

type Keyed = Readonly<Record<string, unknown>>;

function readObject(place: string, value: unknown): Keyed {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Keyed;
  throw new GraphError(place, value, { kind: "type", type: "object" });
}

/** The named members of an object, which must have no others; what it inherits is not its own. */
function readKeys<Key extends string>(
  place: string,
  value: unknown,
  known: readonly Key[],
): Readonly<Partial<Record<Key, unknown>>> {
  const object = readObject(place, value);
  for (const key of Object.keys(object)) {
    if ((known as readonly string[]).includes(key)) continue;
    const where = place === "params" ? key : `${place}${memberOf(key)}`;
    throw new GraphError(where, object[key], { kind: "unknownKey", known });
  }
  return Object.fromEntries(
    known.filter((key) => Object.hasOwn(object, key)).map((key) => [key, object[key]]),
  ) as Partial<Record<Key, unknown>>;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const memberOf = (name: string): string =>
  /^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;
