import { idempotencyParams } from "../../core/index.ts";
import type { ParamsOf, Schema } from "../contract.ts";

/** What a reader may set. Limits and defaults are the model's; the picture and the controls order them. */
export const params = {
  lose: {
    kind: "choice",
    default: idempotencyParams.lose.default,
    of: ["nothing", "request", "answer", "listed", "rate"],
    shown: "names",
  },
  lost: idempotencyParams.lost,
  key: {
    kind: "choice",
    default: idempotencyParams.key.default,
    of: ["none", "same", "newEachTry"],
    shown: "names",
  },
  lossRate: idempotencyParams.lossRate,
  customers: { ...idempotencyParams.customers, unit: "count" },
  attempts: { ...idempotencyParams.attempts, unit: "count" },
  seed: { ...idempotencyParams.seed, unit: "plain" },
} as const satisfies Schema;

export type IdempotencySceneParams = ParamsOf<typeof params>;
