import { realClients } from "../clients/index.ts";
import { writeFraction } from "../params/fraction.ts";
import { readStormParams } from "../storm/readStormParams.ts";
import { runCrowd } from "../storm/runCrowd.ts";
import type { StormResult } from "../storm/StormResult.ts";
import { ticksOf } from "../units.ts";
import type { Until } from "../until.ts";
import { waitingByFormula } from "../waiting/ByFormula.ts";
import type { CapParams } from "./params.ts";
import { samplePauses } from "./sample.ts";
import { sharesAtCap } from "./shares.ts";

/** What a cap makes of a client's pauses, and what the pauses make of a storm. */
export interface CapResult {
  readonly params: CapParams;
  readonly capMs: number;
  /** By retry, from the first: the share of clients whose pause is the cap exactly. */
  readonly shares: readonly number[];
  /** By retry, and in it by client: the pauses of a sample, in ms. */
  readonly sample: readonly Float64Array<ArrayBuffer>[];
  /** From this tick on even the slowest client's limit has reached the cap. */
  readonly lateTick: number;
  readonly storm: StormResult;
}

/** The pauses of a real client, and a storm of such clients; no bound on it by default. */
export function runCap(params: CapParams, until?: Until): CapResult {
  const client = realClients[params.client];
  const { capApplied, clients, capacity, outage, rejectCost, seed } = params;
  const server = { clients, capacity, outage, rejectCost: writeFraction(rejectCost), seed };
  const plan = waitingByFormula(client, capApplied);
  return {
    params,
    capMs: client.capMs,
    shares: sharesAtCap(client, capApplied, seed),
    sample: samplePauses(client, capApplied, seed),
    lateTick: lateTick(params),
    storm: runCrowd(readStormParams(server), plan, until, { trace: true }),
  };
}

function lateTick({ client: id, capApplied }: CapParams): number {
  const client = realClients[id];
  let ticks = 0;
  for (let retry = 1; client.limitMs(retry) < client.capMs; retry++) {
    ticks += ticksOf(client.longestMs(retry, capApplied));
  }
  return ticks;
}
