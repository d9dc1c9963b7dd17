import type { AnyParams, AnyScene, Result } from "../../scenes/contract.ts";
import { whenIdle } from "../idle.ts";
import { openWorker } from "../openWorker.ts";

/**
 * Gives a run's first ticks, as many as a miniature shows: computed in an idle moment, or, where that would be felt, in a
 * worker. What it returns gives the job up.
 */
export const headOf = (scene: AnyScene, params: AnyParams, then: (result: Result) => void): (() => void) => {
  const until = { tick: scene.miniature.ticks, requests: Number.MAX_SAFE_INTEGER };
  if (!scene.heavy(params)) return whenIdle(() => then(scene.run(params, until)));
  const worker = openWorker();
  worker.remote.head(scene.name, params, until).then((result) => {
    worker.end();
    then(result);
  });
  return worker.end;
};
