import { ticks } from "d3-array";
import { TICKS_PER_SECOND } from "../../core/index.ts";
import type { Label } from "../contract.ts";
import { placeLabels, type RankedLabel } from "../drawing/labels.ts";
import type { Top } from "./columns.ts";
import type { Sight } from "./sight.ts";

/** Whole seconds are written before tenths, so that the same walls keep their counts while time passes. */
const roundness = (tick: number): number => [100, 50, 20, 10, 5, 2, 1].findIndex((step) => tick % step === 0);

/** What slides with the world: counts above walls, the seconds, "server down". */
export const worldLabels = (sight: Sight, tops: readonly Top[]): readonly Label[] => {
  const { now, frame, box, say } = sight;
  const { base, fontSize } = frame;
  const counts = tops.map(({ tick, count, x, y }): RankedLabel => {
    const text = say.count(count);
    // the now line is not written across
    const half = box.textWidth(text, fontSize, true) / 2 + fontSize * 0.4;
    const beside = tick <= now ? Math.min(x, frame.nowX - half) : Math.max(x, frame.nowX + half);
    return {
      kind: "label",
      role: "ink",
      x: beside,
      y: y - fontSize * 0.4,
      text,
      size: fontSize,
      anchor: "middle",
      strong: true,
      rank: roundness(tick),
    };
  });
  const first = Math.max(0, (now - frame.pastTicks) / TICKS_PER_SECOND);
  const last = (now + frame.futureTicks) / TICKS_PER_SECOND;
  const seconds = ticks(first, last, Math.max(3, Math.round(frame.w / (fontSize * 9))))
    .filter(Number.isInteger)
    .map(
      (second): RankedLabel => ({
        kind: "label",
        role: "muted",
        x: frame.columnX(second * TICKS_PER_SECOND, now),
        y: base + fontSize * 1.4,
        text: say.words.axisSecond(say.q({ value: second, unit: "plain" })),
        size: fontSize,
        anchor: "middle",
        rank: 0,
      }),
    );
  return placeLabels([...counts, ...seconds, ...outageLabel(sight, tops)], box);
};

/**
 * "Server down", at the right end of the band, unless columns as high as the picture stand in its place; below what a filled picture
 * says of itself in the corner.
 */
const outageLabel = (sight: Sight, tops: readonly Top[]): readonly RankedLabel[] => {
  const { run, now, frame, box, say } = sight;
  const { fontSize } = frame;
  const right = Math.min(frame.columnX(run.storm.params.outage, now), frame.w) - fontSize * 0.5;
  const left = right - box.textWidth(say.words.serverDown, fontSize);
  const begin = frame.columnX(0, now);
  if (left < Math.max(0, begin) || tops.some(({ x }) => x > left - fontSize && x < right + fontSize))
    return [];
  const corner = frame.dots ? frame.w : frame.w - box.textWidth(say.words.filled, fontSize) - fontSize;
  return [
    {
      kind: "label",
      role: "rejectedInk",
      x: right,
      y: frame.top + fontSize * (right > corner ? 2.6 : 1.3),
      text: say.words.serverDown,
      size: fontSize,
      anchor: "end",
      rank: 9,
    },
  ];
};
