import type { Box, Mark, Picture, Say, Target } from "../contract.ts";
import type { StormPictureWords } from "../words/CrowdWords.ts";
import { columnsAt } from "./columns.ts";
import { dotColumns } from "./dotColumns.ts";
import { filledColumns } from "./filledColumns.ts";
import { flightsOf } from "./flights.ts";
import { frameFor } from "./frame.ts";
import { frameMarks } from "./frameMarks.ts";
import type { StormRun } from "./run.ts";
import type { Sight } from "./sight.ts";
import { worldLabels } from "./worldLabels.ts";

/** The storm at the end of tick `now`: what the server saw, the line, and the calendar of the waiting. */
export const view = (run: StormRun, now: number, box: Box, say: Say<StormPictureWords>): Picture => {
  const frame = frameFor(box, run.storm.params.capacity);
  const sight: Sight = { run, now, frame, box, say };
  const columns = columnsAt(sight);
  const drawn = frame.dots ? dotColumns(columns, sight) : filledColumns(columns, sight);
  return {
    w: frame.w,
    h: frame.h,
    pitch: frame.pitch,
    dot: frame.dot,
    clip: { x: 0, y: 0, w: frame.w, h: frame.base + frame.fontSize * 1.7 },
    shiftX: frame.pitch,
    world: [...outageBand(sight), ...drawn.marks, ...worldLabels(sight, drawn.tops)],
    frame: frameMarks(sight, drawn.tops),
    flights: flightsOf(sight, drawn.startOfNext),
    targets: targetsOf(sight),
  };
};

const outageBand = ({ run, now, frame }: Sight): readonly Mark[] => {
  const from = Math.max(0, frame.columnX(0, now));
  const to = Math.min(frame.w + frame.pitch, frame.columnX(run.storm.params.outage, now));
  if (to <= from) return [];
  return [{ kind: "rect", role: "outage", x: from, y: frame.top, w: to - from, h: frame.base - frame.top }];
};

/** A target is a tick's column, as high as the plot: a finger need not find the dot. */
const targetsOf = ({ now, frame }: Sight): readonly Target[] => {
  const targets: Target[] = [];
  for (let tick = Math.max(0, now - frame.pastTicks + 1); tick <= now + frame.futureTicks; tick++) {
    targets.push({
      id: String(tick),
      x: frame.columnX(tick, now),
      y: frame.top,
      w: frame.pitch,
      h: frame.base - frame.top,
    });
  }
  return targets;
};
