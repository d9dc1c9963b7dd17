import type { IdempotencyResult } from "../../core/index.ts";
import type { Box, Mark } from "../contract.ts";
import { bands } from "./bands.ts";
import { lanesFor } from "./lanes.ts";
import { isCrowd } from "./run.ts";
import { shelvesFor } from "./shelves.ts";
import { messagesUpTo } from "./story.ts";
import { ends, reachOf } from "./way.ts";

/** A broad band along one message as far as it comes, or a rule above and below one band of a crowd. */
export const highlight = (
  run: IdempotencyResult,
  now: number,
  box: Box,
  _say: unknown,
  target: string,
): readonly Mark[] => {
  if (isCrowd(run)) {
    const band = bands.find((name) => name === target);
    if (band === undefined) return [];
    const { top, height } = shelvesFor(box, run, now).of[band];
    return [top, top + height].map((y) => ({
      kind: "line",
      role: "ink",
      points: Float32Array.of(0, y, box.w, y),
      width: 1.5,
    }));
  }
  const message = messagesUpTo(run, now).find(({ tick }) => String(tick) === target);
  if (message === undefined) return [];
  const lanes = lanesFor(box, run.ticks - 1);
  const { x0, y0, x1, y1 } = ends(message, lanes);
  const reach = reachOf(message);
  const points = Float32Array.of(x0, y0, x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach);
  return [{ kind: "line", role: "waiting", points, width: lanes.fontSize, faint: true }];
};
