import type { AmplificationRun } from "../../../src/scenes/amplification/run.ts";
import type { AnyEditing } from "../../../src/scenes/contract.ts";
import { loadScene } from "../../../src/scenes/registry.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { decodeAddress } from "../../../src/stage/address.ts";
import { textWidth } from "../../../src/stage/textWidth.ts";
import { MOST } from "../../../src/stage/until.ts";
import { median } from "./statistics.ts";

/** Layers of many services, each of which calls two in the next. */
const wall = (layers: number, across: number): string =>
  Array.from({ length: layers * across }, (_, i) => {
    const [layer, lane] = [Math.floor(i / across), i % across];
    const next = (by: number) => `s${(layer + 1) * across + ((lane + by) % across)}*2`;
    return layer === layers - 1 ? `s${i}!0.1` : `s${i}:${next(0)},${next(1)}`;
  }).join(";");

/** The milliseconds from one place of a service in the hand to the next, among two hundred: the graph, its run, its picture. */
export const dragTimes = async (): Promise<Record<string, string>> => {
  const scene = await loadScene("amplification");
  const say = sayIn("en", scene.words);
  const box = { w: 1080, h: 580, dpr: 1, textWidth };
  const { edit }: AnyEditing = await scene.editing!();
  let { params } = decodeAddress(scene, `graph=${wall(8, 25)}`);
  const times = Array.from({ length: 60 }, (_, i) => {
    const before = performance.now();
    const to = { x: 300 + 5 * i, y: 200 };
    const edited = edit(params, { do: "drag", on: "service s30", to, box }, say);
    if ("refused" in edited) throw new Error(edited.refused);
    params = edited.params;
    const run: AmplificationRun = scene.run(params, MOST);
    scene.view(run, run.ticks - 1, box, say);
    return performance.now() - before;
  });
  return { median: `${median(times).toFixed(1)} ms`, slowest: `${Math.max(...times).toFixed(1)} ms` };
};
