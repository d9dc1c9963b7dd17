import { capParams } from "../../core/index.ts";
import type { ParamsOf, Schema } from "../contract.ts";

/** What a reader may set. Limits and defaults are the model's. */
export const params = {
  client: {
    kind: "choice",
    default: capParams.client.default,
    of: ["socketIo", "ky", "asyncRetry", "kafkajs", "tenacity"],
    shown: "names",
  },
  capApplied: { kind: "choice", default: capParams.capApplied.default, of: ["final", "raw"], shown: "names" },
  clients: { ...capParams.clients, unit: "count" },
  capacity: { ...capParams.capacity, unit: "perTick" },
  outage: { ...capParams.outage, unit: "tick" },
  rejectCost: { ...capParams.rejectCost },
  seed: { ...capParams.seed, unit: "plain" },
} as const satisfies Schema;

export type CapSceneParams = ParamsOf<typeof params>;
