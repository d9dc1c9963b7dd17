import { idempotencyModel } from "./idempotencyModel.ts";
import type { Model } from "./Model.ts";
import { budgetModel } from "./budgetModel.ts";
import { stormModel } from "./stormModel.ts";

/** Every model by the name that is typed for it. */
export const models: Readonly<Record<string, Model>> = {
  storm: stormModel,
  budget: budgetModel,
  idempotency: idempotencyModel,
};
