import { amplificationModel } from "./amplificationModel.ts";
import { budgetModel } from "./budgetModel.ts";
import { capModel } from "./capModel.ts";
import { idempotencyModel } from "./idempotencyModel.ts";
import type { Model } from "./Model.ts";
import { scatterModel } from "./scatterModel.ts";
import { stormModel } from "./stormModel.ts";

/** Every model by the name that is typed for it. */
export const models: Readonly<Record<string, Model>> = {
  storm: stormModel,
  scatter: scatterModel,
  cap: capModel,
  budget: budgetModel,
  idempotency: idempotencyModel,
  amplification: amplificationModel,
};
