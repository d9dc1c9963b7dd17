import { stormParams } from "../../core/index.ts";
import type { ParamsOf, Schema } from "../contract.ts";

/** What a reader may set. Limits and defaults are the model's; the picture and the controls order them. */
export const params = {
  rule: {
    kind: "choice",
    default: stormParams.rule.default,
    of: ["immediate", "constant", "exponential", "full", "equal", "decorrelated"],
    shown: "miniatures",
  },
  rejectCost: { ...stormParams.rejectCost, toggle: { on: "1/10", off: "0" } },
  clients: { ...stormParams.clients, unit: "count" },
  capacity: { ...stormParams.capacity, unit: "perTick" },
  outage: { ...stormParams.outage, unit: "tick" },
  base: { ...stormParams.base, unit: "tick" },
  cap: { ...stormParams.cap, unit: "tick" },
  pause: { ...stormParams.pause, unit: "tick" },
  seed: { ...stormParams.seed, unit: "plain" },
} as const satisfies Schema;

export type StormSceneParams = ParamsOf<typeof params>;
