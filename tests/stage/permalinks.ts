import type { AnyScene, Result } from "../../src/scenes/contract.ts";
import { decodeAddress } from "../../src/stage/address.ts";
import { MOST } from "../../src/stage/until.ts";

/** What an address opened to when it was first written down: its moment, and its run's numbers at that moment. */
export interface Opened {
  readonly scene: string;
  readonly query: string;
  readonly tick: number;
  readonly figures: Readonly<Record<string, number | null>>;
}

/** A figure's number as it is written down; what is not there yet is null. */
const written = (value: number | bigint | undefined): number | null =>
  value === undefined ? null : Math.round(Number(value) * 1e9) / 1e9;

/** Opens an address as a page does. */
export const open = (scene: AnyScene, query: string): Opened => {
  const { params, tick: asked } = decodeAddress(scene, query);
  const tick = asked ?? scene.opening(params);
  const result: Result = scene.run(params, { ...MOST, tick: tick + 1 });
  const shown = Math.min(tick, result.ticks - 1);
  const figures = scene.figures(result, shown);
  return {
    scene: scene.name,
    query,
    tick: shown,
    figures: Object.fromEntries(Object.entries(figures).map(([name, q]) => [name, written(q?.value)])),
  };
};
