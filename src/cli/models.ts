import { amplificationModel } from "./amplificationModel.ts";
import type { Model } from "./Model.ts";
import { stormModel } from "./stormModel.ts";

/** Every model by the name that is typed for it. */
export const models: Readonly<Record<string, Model>> = {
  storm: stormModel,
  amplification: amplificationModel,
};
