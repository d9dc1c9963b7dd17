import type { Box, Picture, Say, Target } from "../contract.ts";
import { view as stormView } from "../crowd/view.ts";
import { flightsLower, markLower, targetLower } from "../drawing/moved.ts";
import { type Frame, frameFor } from "./frame.ts";
import { rowMarks } from "./rows.ts";
import type { CapRun } from "./run.ts";
import type { CapWords } from "./words.ts";

/** Above, the pauses: a row a retry. Below, the storm of such clients at the end of a tick. */
export const view = (run: CapRun, tick: number, box: Box, say: Say<CapWords>): Picture => {
  const frame = frameFor(run.cap, box, say);
  const { stormTop } = frame;
  const storm = stormView(run, tick, { ...box, h: box.h - stormTop }, say);
  const { clip } = storm;
  return {
    ...storm,
    h: box.h,
    clip: { ...clip, y: clip.y + stormTop },
    world: storm.world.map((mark) => markLower(mark, stormTop)),
    // what does not slide while time passes
    frame: [...rowMarks(run, frame, box, say), ...storm.frame.map((mark) => markLower(mark, stormTop))],
    flights: storm.flights.map((flights) => flightsLower(flights, stormTop)),
    targets: [...rowTargets(frame), ...storm.targets.map((target) => targetLower(target, stormTop))],
  };
};

const RETRY = "retry";

/** Which retry's row a target is; undefined: it is a tick of the storm. */
export const retryOf = (target: string): number | undefined =>
  target.startsWith(RETRY) ? Number(target.slice(RETRY.length)) : undefined;

const rowTargets = ({ rows, left, w, bandHeight, footOf }: Frame): readonly Target[] =>
  rows.map((_, row) => ({
    id: `${RETRY}${row + 1}`,
    x: left,
    y: footOf(row) - bandHeight,
    w: w - left,
    h: bandHeight,
  }));
