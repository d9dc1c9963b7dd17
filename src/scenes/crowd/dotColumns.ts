import { StackBuilder } from "./columnMarks.ts";
import type { Columns, Drawn, Top } from "./columns.ts";
import type { Sight } from "./sight.ts";
import { freeColumns, layWall, type Wall } from "./walls.ts";

/** One dot a client: answered at the foot, refused above, and whoever waits right of the line. */
export const dotColumns = ({ load, answered, waiting }: Columns, { now, frame }: Sight): Drawn => {
  const { base, pitch, rows } = frame;
  const answeredDots = new StackBuilder("answered");
  const rejectedDots = new StackBuilder("rejected");
  const waitingDots = new StackBuilder("waiting");
  const tops: Top[] = [];
  const noteTop = (tick: number, count: number, wall: Wall, side: -1 | 1) => {
    if (count <= rows) return;
    const x = frame.columnX(tick, now) + pitch / 2 + (side * (wall.heights.length - 1) * pitch) / 2;
    tops.push({ tick, count, x, y: base - Math.max(...wall.heights) * pitch });
  };

  // columns before the run are empty too: the first wall may stand in them
  const loadFromNow = new Int32Array(frame.pastTicks);
  loadFromNow.set(load);
  for (let i = 0; i < load.length; i++) {
    if (load[i] === 0) continue;
    const tick = now - i;
    const wall = layWall(load[i]!, rows, freeColumns(loadFromNow, i), answered[i]!);
    wall.heights.forEach((height, column) => {
      const x = frame.columnX(tick - column, now);
      const foot = column === 0 ? Math.min(answered[i]!, height) : 0;
      answeredDots.add(x, base, foot);
      rejectedDots.add(x, base - foot * pitch, height - foot);
    });
    noteTop(tick, load[i]!, wall, -1);
  }
  let next: Wall | undefined;
  for (let i = 0; i < waiting.length; i++) {
    if (waiting[i] === 0) continue;
    const tick = now + 1 + i;
    const wall = layWall(waiting[i]!, rows, freeColumns(waiting, i));
    if (i === 0) next = wall;
    wall.heights.forEach((height, column) => {
      waitingDots.add(frame.columnX(tick + column, now), base, height);
    });
    noteTop(tick, waiting[i]!, wall, 1);
  }
  return {
    marks: [answeredDots.build(), rejectedDots.build(), waitingDots.build()],
    tops,
    startOfNext: (index) => {
      let column = 0;
      let row = index;
      const heights = next?.heights ?? [rows];
      while (column < heights.length - 1 && row >= heights[column]!) row -= heights[column++]!;
      return [frame.columnX(now + 1 + column, now), base - Math.min(row, rows - 1) * pitch];
    },
  };
};
