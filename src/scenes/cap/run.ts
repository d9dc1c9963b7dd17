import { type CapResult, readCapParams, runCap, type Until } from "../../core/index.ts";
import { lookedUp, type StormRun } from "../crowd/run.ts";
import type { CapSceneParams } from "./params.ts";

/** A client's pauses, and the storm of such clients with what its picture looks up. */
export interface CapRun extends StormRun {
  readonly cap: CapResult;
}

export const run = (params: CapSceneParams, until: Until): CapRun => {
  const cap = runCap(readCapParams(params), until);
  return { ...lookedUp(cap.storm), cap };
};
