import { type RealClientId, realClientIds } from "../clients/index.ts";
import { type CapApplied, capApplications } from "../clients/RealClient.ts";
import { readChoice } from "../params/choice.ts";
import { readShare } from "../params/exact.ts";
import type { Fraction } from "../params/fraction.ts";
import { namedValues } from "../params/namedValues.ts";
import type { ChoiceSpec, ParamSpec } from "../params/spec.ts";
import { readWhole } from "../params/whole.ts";
import { stormParams } from "../storm/params.ts";

/** The parameters of a storm of real clients; what the server is, as in every storm. */
export const capParams = {
  client: { kind: "choice", default: "socketIo", of: realClientIds } as ChoiceSpec<RealClientId>,
  /** `final` is what all of these clients do; tenacity has a function for either. */
  capApplied: { kind: "choice", default: "final", of: capApplications } as ChoiceSpec<CapApplied>,
  clients: stormParams.clients,
  capacity: stormParams.capacity,
  /** Long enough for the pauses to reach the cap of a client that begins with a second. */
  outage: { ...stormParams.outage, default: 300 },
  rejectCost: stormParams.rejectCost,
  seed: stormParams.seed,
} as const satisfies Record<string, ParamSpec>;

/** What `runCap` takes. Made by `readCapParams`. */
export interface CapParams {
  readonly client: RealClientId;
  readonly capApplied: CapApplied;
  readonly clients: number;
  readonly capacity: number;
  readonly outage: number;
  readonly rejectCost: Fraction;
  readonly seed: number;
}

/** The parameters from values as they come from JSON or an address; throws a ParamError. */
export function readCapParams(input: Readonly<Record<string, unknown>>): CapParams {
  const given = namedValues<keyof typeof capParams>(input, capParams);
  const whole = (name: "clients" | "capacity" | "outage" | "seed") =>
    readWhole(name, given(name), capParams[name]);
  return {
    client: readChoice("client", given("client"), realClientIds),
    capApplied: readChoice("capApplied", given("capApplied"), capApplications),
    clients: whole("clients"),
    capacity: whole("capacity"),
    outage: whole("outage"),
    rejectCost: readShare("rejectCost", given("rejectCost"), capParams.rejectCost),
    seed: whole("seed"),
  };
}
