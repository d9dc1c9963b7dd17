import type { Amount } from "../../core/index.ts";
import type { Figures, Table } from "../contract.ts";
import type { Quantity } from "../quantity.ts";
import { momentAt } from "./moment.ts";
import type { AmplificationRun } from "./run.ts";

/** A number of requests: whole, or as expected. */
export const requestsOf = (value: Amount): Quantity =>
  typeof value === "bigint" ? { value, unit: "count" } : { value, unit: "ratio" };

const share = (value: Amount): Quantity => ({ value: Number(value), unit: "share" });

const largest = (amounts: Iterable<Amount>): Amount => {
  let most: Amount = 0n;
  for (const amount of amounts) if (amount > most) most = amount;
  return most;
};

/** `requests` and `worst` count what this click has set off by a tick; all others are expected numbers of the whole. */
export const figures = (run: AmplificationRun, tick = run.ticks - 1): Figures => {
  const { expected, graph, remedies, layout } = run;
  const moment = momentAt(run, tick);
  const each = [...expected.services.values()].map(({ requests }) => requests);
  const worst = largest(each);
  const all = each.reduce<Amount>(
    (a, b) => (typeof a === "bigint" && typeof b === "bigint" ? a + b : Number(a) + Number(b)),
    0n,
  );
  return {
    requests: requestsOf(moment.requests),
    worst: requestsOf(largest([...moment.services.values()].map(({ made }) => made))),
    worstFactor: graph.requests === 0 ? undefined : requestsOf(perUser(worst, graph.requests)),
    success: share(expected.success),
    layers: { value: Math.round(1 / layout.gap.along) - 1, unit: "count" },
    expectedRequests: requestsOf(all),
    expectedWorst: requestsOf(worst),
    ...Object.fromEntries(
      remedies.flatMap(({ remedy, requests, success }) => [
        [`${remedy}Worst`, requestsOf(requests)],
        [`${remedy}Success`, share(success)],
      ]),
    ),
  };
};

const perUser = (worst: Amount, users: number): Amount =>
  typeof worst === "bigint" && worst % BigInt(users) === 0n ? worst / BigInt(users) : Number(worst) / users;

/** A row a tick: the newest request, and what its service has got by then. */
export const table = (run: AmplificationRun): Table => ({
  columns: [
    { name: "requests", unit: "count" },
    { name: "caller", unit: "plain" },
    { name: "service", unit: "plain" },
    { name: "attempt", unit: "count" },
    { name: "onService", unit: "count" },
  ],
  rows: run.ticks,
  row: (tick) => {
    const { requests, open, services } = momentAt(run, tick);
    const newest = open.at(-1);
    if (newest === undefined) return [requests, "", "", "", ""];
    const { caller = "", service, attempt } = newest;
    return [requests, caller, service, attempt, services.get(service)!.made];
  },
  rowAt: (tick) => tick,
});
