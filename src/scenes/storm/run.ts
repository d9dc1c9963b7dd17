import { readStormParams, runStorm, type Until } from "../../core/index.ts";
import { lookedUp, type StormRun } from "../crowd/run.ts";
import type { StormSceneParams } from "./params.ts";

export const run = (params: StormSceneParams, until: Until): StormRun =>
  lookedUp(runStorm(readStormParams(params), until, { trace: true }));
