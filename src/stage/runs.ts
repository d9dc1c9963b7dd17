import type { AnyParams, AnyScene, Result } from "../scenes/contract.ts";
import { encodeAddress } from "./address.ts";
import { ON_PAGE } from "./until.ts";

/** Results kept, by canonical address: going back to a rule costs nothing. */
const KEPT = 12;
const kept = new Map<string, Result>();

const keyOf = (scene: AnyScene, params: AnyParams): string => `${scene.name}?${encodeAddress(scene, params)}`;

const keptRun = (scene: AnyScene, params: AnyParams): Result | undefined => kept.get(keyOf(scene, params));

export const keepRun = (scene: AnyScene, params: AnyParams, result: Result): void => {
  const key = keyOf(scene, params);
  kept.delete(key);
  kept.set(key, result);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
};

/** What can be had at once: a kept result or the first part of the run; nothing where even that is a worker's task. */
export const runAtOnce = (scene: AnyScene, params: AnyParams): Result | undefined => {
  const known = keptRun(scene, params);
  if (known !== undefined) return known;
  if (scene.heavy(params)) return undefined;
  const result: Result = scene.run(params, ON_PAGE);
  keepRun(scene, params, result);
  return result;
};
