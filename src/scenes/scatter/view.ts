import type { Box, Dots, Mark, Picture, Say, Target } from "../contract.ts";
import { standing } from "../drawing/standing.ts";
import { type Frame, frameFor, swarmOf } from "./frame.ts";
import { labelsOf } from "./labels.ts";
import { type ScatterRun, windowOfAll } from "./run.ts";
import type { ScatterWords } from "./words.ts";

/** A dot's share of its cell. */
const DOT = 0.84;

/** A row a failure, in it the window of the pause as a shade, and a dot a client. */
export const view = (run: ScatterRun, _tick: number, box: Box, say: Say<ScatterWords>): Picture => {
  const frame = frameFor(run, box, say);
  const { lines, labels } = labelsOf(run, frame, box, say);
  const dots = run.shown.rows.map((_, row) => dotsOf(run, row, frame));
  return standing(box, {
    world: [...windowsOf(run, frame), ...lines, ...dots],
    frame: labels,
    targets: targetsOf(dots, frame),
  });
};

/** One row's dots, by client. */
export const dotsOf = (run: ScatterRun, row: number, frame: Frame): Dots => {
  const { x, level } = swarmOf(run, row, frame);
  const foot = frame.footOf(row);
  return {
    kind: "dots",
    role: "waiting",
    x,
    y: Float32Array.from(level, (above) => foot - (above + 0.5) * frame.pitch),
    r: (frame.pitch * DOT) / 2,
  };
};

const windowsOf = ({ shown, reading }: ScatterRun, frame: Frame): readonly Mark[] =>
  shown.rows.flatMap((row, k): readonly Mark[] => {
    const { from, to } = windowOfAll(row, reading);
    if (from === to) return []; // nothing to draw from
    const begin = frame.axis.xOf(from) - frame.pitch / 2;
    const y = frame.footOf(k) - frame.bandHeight;
    const w = frame.axis.xOf(to) + frame.pitch / 2 - begin;
    return [{ kind: "rect", role: "window", x: begin, y, w, h: frame.bandHeight }];
  });

/** A client is pointed at in any of its rows, the last one first. */
const targetsOf = (dots: readonly Dots[], { pitch }: Frame): readonly Target[] =>
  dots.toReversed().flatMap(({ x, y }) =>
    Array.from(x, (centre, client) => ({
      id: String(client),
      x: centre - pitch / 2,
      y: y[client]! - pitch / 2,
      w: pitch,
      h: pitch,
    })),
  );
