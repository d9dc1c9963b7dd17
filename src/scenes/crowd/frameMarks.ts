import { TICKS_PER_SECOND } from "../../core/index.ts";
import type { Mark } from "../contract.ts";
import { firstThatFits, placeLabels, type RankedLabel } from "../drawing/labels.ts";
import type { Top } from "./columns.ts";
import type { Sight } from "./sight.ts";

/** What stays while the world slides: the base, the capacity, the now line, and the words for both sides of it. */
export const frameMarks = ({ run, now, frame, box, say }: Sight, tops: readonly Top[]): readonly Mark[] => {
  const { w, nowX, top, base, fontSize } = frame;
  const { words, q } = say;
  const capacityY = base - frame.heightOf(run.storm.params.capacity);
  const head = fontSize * 1.1;
  const gap = fontSize * 0.9;
  const label = (
    text: string | undefined,
    x: number,
    y: number,
    rest: Partial<RankedLabel>,
  ): RankedLabel => ({
    kind: "label",
    role: "muted",
    x,
    y,
    text: text ?? "",
    size: fontSize,
    anchor: "start",
    rank: 1,
    ...rest,
  });
  const time = q({ value: now, unit: "tick" });
  const nowSize = fontSize * 1.15;
  const nowText = frame.narrow ? time : words.now(time);
  const nowHalf = box.textWidth(nowText, nowSize, true) / 2;
  const fits = (texts: readonly string[], room: number) => firstThatFits(texts, room, box, fontSize);
  const perTick = q({ value: run.storm.params.capacity, unit: "perTick" });
  const shows = words.shows(
    q({ value: Math.round((frame.pastTicks + frame.futureTicks) / TICKS_PER_SECOND), unit: "plain" }),
  );
  // a narrow picture writes it in the line of the counts, which matter more
  const showsLeft = w - box.textWidth(shows, fontSize) - fontSize * 2;
  const showsTaken = frame.narrow && tops.some(({ x, y }) => x > showsLeft && y < top + fontSize);
  const labels = placeLabels(
    [
      label(nowText, nowX, head, { role: "ink", anchor: "middle", strong: true, size: nowSize, rank: 0 }),
      label(fits(words.past, nowX - nowHalf - gap), nowX - nowHalf - gap, head, { anchor: "end" }),
      label(fits(words.future, w - nowX - nowHalf - gap), nowX + nowHalf + gap, head, {}),
      label(
        fits(words.capacity(perTick, run.storm.params.capacity), w - nowX - gap),
        w,
        capacityY - fontSize * 0.45,
        {
          role: "ink",
          anchor: "end",
          rank: 2,
        },
      ),
      ...(frame.dots ? [] : [label(words.filled, w, top + fontSize, { anchor: "end", rank: 4 })]),
      label(showsTaken ? "" : shows, w, frame.narrow ? top - fontSize * 0.5 : head, {
        anchor: "end",
        rank: 5,
      }),
    ].filter(({ text }) => text !== ""),
    box,
  );
  return [
    { kind: "line", role: "hairline", points: Float32Array.of(0, base, w, base), width: 1 },
    {
      kind: "line",
      role: "capacity",
      points: Float32Array.of(0, capacityY, w, capacityY),
      width: 1.5,
      dashed: true,
    },
    {
      kind: "line",
      role: "now",
      points: Float32Array.of(nowX, top - fontSize * 1.8, nowX, base + fontSize * 0.5),
      width: 2,
    },
    ...labels,
  ];
};
