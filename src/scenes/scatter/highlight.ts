import type { Box, Label, Mark, Say } from "../contract.ts";
import { frameFor } from "./frame.ts";
import { type ScatterRun, valuesOf, windowOf } from "./run.ts";
import { dotsOf } from "./view.ts";
import type { ScatterWords } from "./words.ts";

/**
 * One client's way through the rows: a line through its dots, under each the client's own window, beside it
 * the value.
 */
export const highlight = (
  run: ScatterRun,
  _tick: number,
  box: Box,
  say: Say<ScatterWords>,
  target: string,
): readonly Mark[] => {
  const client = Number(target);
  const frame = frameFor(run, box, say);
  const { fontSize, pitch, axis, footOf } = frame;
  const rows = run.shown.rows.map((row, k) => {
    const { x, y } = dotsOf(run, k, frame);
    const value = valuesOf(row, run.reading)[client]!;
    return {
      x: x[client]!,
      y: y[client]!,
      value,
      window: windowOf(row, client, run.reading),
      foot: footOf(k),
    };
  });
  const labels = rows.map(({ x, y, value }): Label => {
    const text = say.q({ value, unit: "tick" });
    const beside = pitch / 2 + fontSize * 0.4;
    const fits = x + beside + box.textWidth(text, fontSize, true) < frame.w;
    return {
      kind: "label",
      role: "ink",
      x: fits ? x + beside : x - beside,
      y: y + fontSize * 0.35,
      text,
      size: fontSize,
      anchor: fits ? "start" : "end",
      strong: true,
    };
  });
  return [
    ...rows.map(
      ({ window, foot }): Mark => ({
        kind: "line",
        role: "ink",
        points: Float32Array.of(axis.xOf(window.from), foot + 1, axis.xOf(window.to), foot + 1),
        width: 1.5,
      }),
    ),
    {
      kind: "line",
      role: "ink",
      points: Float32Array.from(rows.flatMap(({ x, y }) => [x, y])),
      width: 1.5,
    },
    {
      kind: "dots",
      role: "ink",
      x: Float32Array.from(rows, ({ x }) => x),
      y: Float32Array.from(rows, ({ y }) => y),
      r: pitch / 2 + 1,
    },
    ...labels,
  ];
};
