import { NO_BOUND, remedyIds } from "../../core/index.ts";
import type { Step } from "../contract.ts";
import { params } from "./params.ts";
import { presets } from "./presets.ts";
import { run } from "./run.ts";

const atItsEnd = (id: string, set: Step<typeof params>["set"]): Step<typeof params> => {
  const all = { graph: params.graph.default, remedy: remedyIds[0], seed: params.seed.default, ...set };
  const { ticks } = run(all, NO_BOUND);
  return { id, set, tick: ticks - 1 };
};

/** The walk of chapter 5: how layers multiply, and what is done about it. Each step shows a click that is over. */
export const steps: readonly Step<typeof params>[] = [
  atItsEnd("three-layers", {}),
  atItsEnd("five-layers", { graph: presets.fiveLayers }),
  atItsEnd("diamond", { graph: presets.diamond }),
  atItsEnd("shop", { graph: presets.shop }),
  atItsEnd("top-only", { remedy: "topOnly" }),
  atItsEnd("budget", { remedy: "budget" }),
  atItsEnd("do-not-retry", { remedy: "doNotRetry" }),
];
