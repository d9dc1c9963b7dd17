import type { Box, Label, Mark, Say } from "../contract.ts";
import { placeLabels } from "./labels.ts";
import { axisMarks, type SqrtAxis } from "./sqrtAxis.ts";

/**
 * The times that have room along the foot of a picture, and an upright line at each, from `top` to `base`.
 */
export const axisLines = (
  axis: SqrtAxis,
  { top, base, fontSize }: { readonly top: number; readonly base: number; readonly fontSize: number },
  box: Box,
  { q }: Say<unknown>,
): { readonly lines: readonly Mark[]; readonly labels: readonly Label[] } => {
  const marks = axisMarks(axis).map(({ tick, rank }) => ({
    kind: "label" as const,
    role: "muted" as const,
    x: axis.xOf(tick),
    y: base + fontSize * 1.5,
    text: q({ value: tick, unit: "tick" }),
    size: fontSize,
    anchor: "middle" as const,
    rank,
  }));
  const labels = placeLabels(marks, box, fontSize * 0.5);
  const lines = labels.map(
    ({ x }): Mark => ({ kind: "line", role: "hairline", points: Float32Array.of(x, top, x, base), width: 1 }),
  );
  return { lines, labels };
};
