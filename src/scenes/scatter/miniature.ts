import { SCATTER_FAILURES } from "../../core/index.ts";
import type { Box, Mark, Picture } from "../contract.ts";
import { standing } from "../drawing/standing.ts";
import { axisOf } from "./axis.ts";
import { type ScatterRun, valuesOf, windowOfAll } from "./run.ts";

/** Air between two rows, in device pixels. */
const GAP_PX = 1;

/** The rows as strokes: an upright one a client, so that equal pauses are one stroke. */
export const miniature = (run: ScatterRun, box: Box): Picture => {
  const { w, h, dpr } = box;
  const { shown, reading } = run;
  const stroke = Math.ceil(dpr) / dpr;
  const { xOf } = axisOf(run, 0, w - stroke);
  const rowHeight = h / SCATTER_FAILURES;
  const bandHeight = rowHeight - GAP_PX / dpr;
  const rows = shown.rows.flatMap((row, k): readonly Mark[] => {
    const values = valuesOf(row, reading);
    const { from, to } = windowOfAll(row, reading);
    const y = k * rowHeight;
    return [
      { kind: "rect", role: "window", x: xOf(from), y, w: xOf(to) - xOf(from) + stroke, h: bandHeight },
      {
        kind: "bars",
        role: "waiting",
        x: Float32Array.from(values, (value) => Math.floor(xOf(value) * dpr) / dpr),
        y: new Float32Array(values.length).fill(y),
        w: stroke,
        h: new Float32Array(values.length).fill(bandHeight),
      },
    ];
  });
  return standing(box, { world: rows });
};
