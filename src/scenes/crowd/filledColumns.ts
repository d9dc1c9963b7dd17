import { BarBuilder } from "./columnMarks.ts";
import type { Columns, Drawn, Top } from "./columns.ts";
import type { Sight } from "./sight.ts";

/** The same as bars to scale, for a crowd too large for dots. */
export const filledColumns = ({ load, answered, waiting }: Columns, { now, frame }: Sight): Drawn => {
  const { base, heightOf } = frame;
  const answeredBars = new BarBuilder("answered");
  const rejectedBars = new BarBuilder("rejected");
  const waitingBars = new BarBuilder("waiting");
  const tops: Top[] = [];
  const full = base - frame.top;
  const noteTop = (tick: number, count: number) => {
    if (heightOf(count) < full) return;
    tops.push({ tick, count, x: frame.columnX(tick, now) + frame.pitch / 2, y: frame.top });
  };
  for (let i = 0; i < load.length; i++) {
    const tick = now - i;
    const x = frame.columnX(tick, now);
    const foot = heightOf(answered[i]!);
    const height = heightOf(load[i]!);
    answeredBars.add(x, base - foot, foot);
    rejectedBars.add(x, base - height, height - foot);
    noteTop(tick, load[i]!);
  }
  for (let i = 0; i < waiting.length; i++) {
    const tick = now + 1 + i;
    const height = heightOf(waiting[i]!);
    waitingBars.add(frame.columnX(tick, now), base - height, height);
    noteTop(tick, waiting[i]!);
  }
  const marks = [answeredBars, rejectedBars, waitingBars].map((bars) => bars.build(frame.pitch));
  return { marks, tops, startOfNext: () => [frame.nowX, base] };
};
