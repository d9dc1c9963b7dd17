import { scatterParams } from "../../core/index.ts";
import type { ParamsOf, Schema } from "../contract.ts";

/**
 * What a reader may set. Limits and defaults are the model's; `reading` is how the same draws are looked at.
 */
export const params = {
  rule: {
    kind: "choice",
    default: scatterParams.rule.default,
    of: ["exponential", "full", "equal", "decorrelated"],
    shown: "miniatures",
  },
  reading: { kind: "choice", default: "pause", of: ["pause", "time"], shown: "names" },
  base: { ...scatterParams.base, unit: "tick" },
  cap: { ...scatterParams.cap, unit: "tick" },
  seed: { ...scatterParams.seed, unit: "plain" },
} as const satisfies Schema;

export type ScatterSceneParams = ParamsOf<typeof params>;
export type Reading = ScatterSceneParams["reading"];
