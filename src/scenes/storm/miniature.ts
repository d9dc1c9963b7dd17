import type { StormParams } from "../../core/index.ts";
import type { Box, Picture } from "../contract.ts";
import { BarBuilder } from "../crowd/columnMarks.ts";
import type { StormRun } from "../crowd/run.ts";
import { standing } from "../drawing/standing.ts";

/** Long enough for every rule to show its hand, and so many outages at least: what counts comes after one. */
const LEAST_TICKS = 350;
const OUTAGES = 3.5;

/** A miniature shows so many ticks, whatever the rule, so that six of them can be compared. */
export const miniatureTicks = ({ outage }: Pick<StormParams, "outage">): number =>
  Math.max(LEAST_TICKS, Math.ceil(OUTAGES * outage));

/** Its top stands at so many times the capacity; what is higher is cut. */
const REACH = 2.4;

/** The run's first ticks as a silhouette: the largest tick under each pixel, answered below and refused above. */
export const miniature = ({ storm }: StormRun, box: Box): Picture => {
  const { w, h, dpr } = box;
  const { capacity, outage } = storm.params;
  const ticks = miniatureTicks(storm.params);
  const bar = Math.ceil(dpr) / dpr;
  const bars = Math.floor(w / bar);
  const heightOf = (clients: number) => Math.min(h, (clients / (capacity * REACH)) * h);
  const answered = new BarBuilder("answered");
  const rejected = new BarBuilder("rejected");
  for (let i = 0; i < bars; i++) {
    const from = Math.floor((i * ticks) / bars);
    const to = Math.max(from + 1, Math.floor(((i + 1) * ticks) / bars));
    let busiest = from;
    for (let tick = from; tick < to; tick++) {
      if ((storm.loadPerTick[tick] ?? 0) > (storm.loadPerTick[busiest] ?? 0)) busiest = tick;
    }
    const foot = heightOf(storm.answeredPerTick[busiest] ?? 0);
    const height = heightOf(storm.loadPerTick[busiest] ?? 0);
    answered.add(i * bar, h - foot, foot);
    rejected.add(i * bar, h - height, height - foot);
  }
  const capacityY = h - heightOf(capacity);
  return standing(box, {
    world: [
      { kind: "rect", role: "outage", x: 0, y: 0, w: Math.min(w, (outage / ticks) * w), h },
      answered.build(bar),
      rejected.build(bar),
    ],
    frame: [
      {
        kind: "line",
        role: "capacity",
        points: Float32Array.of(0, capacityY, w, capacityY),
        width: 1,
        dashed: true,
      },
    ],
  });
};
