import { readStormParams, runStorm } from "../../core/index.ts";
import type { Until } from "../contract.ts";
import { lookedUp, type StormRun } from "../crowd/run.ts";
import type { StormSceneParams } from "./params.ts";

export const run = (params: StormSceneParams, until: Until): StormRun =>
  lookedUp(runStorm(readStormParams(params), until, { trace: true }));
