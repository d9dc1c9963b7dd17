import { ticks } from "d3-array";
import { TICKS_PER_SECOND } from "../../core/index.ts";
import type { Box, Label, Mark, Picture, Say, Target } from "../contract.ts";
import { firstThatFits, placeLabels, type RankedLabel } from "../labels.ts";
import { waitingFor } from "./calendar.ts";
import { flightsOf } from "./flights.ts";
import { type Frame, frameFor } from "./frame.ts";
import { BarBuilder, StackBuilder } from "./marks.ts";
import type { StormRun } from "./run.ts";
import { freeColumns, layWall, type Wall } from "./walls.ts";
import type { StormWords } from "./words.ts";

/** The storm at the end of tick `now`: what the server saw, the line, and the calendar of the waiting. */
export const view = (run: StormRun, now: number, box: Box, say: Say<StormWords>): Picture => {
  const frame = frameFor(box, run.storm.params.capacity);
  const columns = columnsAt(run, now, frame);
  const drawn = frame.dots ? dotColumns(columns, now, frame) : filledColumns(columns, now, frame);
  return {
    w: frame.w,
    h: frame.h,
    pitch: frame.pitch,
    dot: frame.dot,
    clip: { x: 0, y: 0, w: frame.w, h: frame.base + frame.fontSize * 1.7 },
    shiftX: frame.pitch,
    world: [
      ...outageBand(run, now, frame),
      ...drawn.marks,
      ...worldLabels(run, now, frame, box, say, drawn.tops),
    ],
    frame: frameMarks(run, now, frame, box, say),
    flights: flightsOf(run, now, frame, drawn.startOfNext),
    targets: targetsOf(now, frame),
  };
};

/** Counts by distance from the line: index 0 is the tick `now` in the past, `now + 1` in the future. */
interface Columns {
  readonly load: Int32Array;
  readonly answered: Int32Array;
  readonly waiting: Int32Array;
}

const columnsAt = (run: StormRun, now: number, frame: Frame): Columns => {
  const past = Math.min(frame.pastTicks, now + 1);
  const load = new Int32Array(past);
  const answered = new Int32Array(past);
  for (let i = 0; i < past; i++) {
    load[i] = run.storm.loadPerTick[now - i] ?? 0;
    answered[i] = run.storm.answeredPerTick[now - i] ?? 0;
  }
  // one column more than fits: it slides in during the tick
  const waiting = new Int32Array(frame.futureTicks + 1);
  for (let i = 0; i < waiting.length; i++) waiting[i] = waitingFor(run.calendar, now + 1 + i, now);
  return { load, answered, waiting };
};

/** A column that needs its count written above it. */
interface Top {
  readonly tick: number;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

interface Drawn {
  readonly marks: readonly Mark[];
  readonly tops: readonly Top[];
  /** The lower left corner of the i-th client of the next tick. */
  readonly startOfNext: (index: number) => readonly [number, number];
}

const dotColumns = ({ load, answered, waiting }: Columns, now: number, frame: Frame): Drawn => {
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

  const past = frame.pastTicks;
  // columns before the run are empty too: the first wall may stand in them
  const loadFromNow = new Int32Array(past);
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

const filledColumns = ({ load, answered, waiting }: Columns, now: number, frame: Frame): Drawn => {
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

const outageBand = (run: StormRun, now: number, frame: Frame): readonly Mark[] => {
  const from = Math.max(0, frame.columnX(0, now));
  const to = Math.min(frame.w + frame.pitch, frame.columnX(run.storm.params.outage, now));
  if (to <= from) return [];
  return [{ kind: "rect", role: "outage", x: from, y: frame.top, w: to - from, h: frame.base - frame.top }];
};

/** Whole seconds are written before tenths, so that the same walls keep their counts while time passes. */
const roundness = (tick: number): number => [100, 50, 20, 10, 5, 2, 1].findIndex((step) => tick % step === 0);

const worldLabels = (
  run: StormRun,
  now: number,
  frame: Frame,
  box: Box,
  say: Say<StormWords>,
  tops: readonly Top[],
): readonly Label[] => {
  const { base, fontSize } = frame;
  const counts = tops.map(({ tick, count, x, y }): RankedLabel => {
    const text = say.q({ value: count, unit: "count" });
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
  return placeLabels([...counts, ...seconds, ...outageLabel(run, now, frame, box, say, tops)], box);
};

/** "Server down", at the right end of the band, unless columns as high as the picture stand in its place. */
const outageLabel = (
  run: StormRun,
  now: number,
  frame: Frame,
  box: Box,
  say: Say<StormWords>,
  tops: readonly Top[],
): readonly RankedLabel[] => {
  const { fontSize } = frame;
  const right = Math.min(frame.columnX(run.storm.params.outage, now), frame.w) - fontSize * 0.5;
  const left = right - box.textWidth(say.words.serverDown, fontSize);
  const begin = frame.columnX(0, now);
  if (left < Math.max(0, begin) || tops.some(({ x }) => x > left - fontSize && x < right + fontSize))
    return [];
  return [
    {
      kind: "label",
      role: "rejectedInk",
      x: right,
      y: frame.top + fontSize * 1.3,
      text: say.words.serverDown,
      size: fontSize,
      anchor: "end",
      rank: 9,
    },
  ];
};

const frameMarks = (
  run: StormRun,
  now: number,
  frame: Frame,
  box: Box,
  say: Say<StormWords>,
): readonly Mark[] => {
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
  const shown = q({
    value: Math.round((frame.pastTicks + frame.futureTicks) / TICKS_PER_SECOND),
    unit: "plain",
  });
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
      ...(frame.dots ? [] : [label(words.filled, w, top - fontSize * 0.5, { anchor: "end", rank: 4 })]),
      label(words.shows(shown), w, head, { anchor: "end", rank: 5 }),
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

/** A target is a tick's column, as high as the plot: a finger need not find the dot. */
const targetsOf = (now: number, frame: Frame): readonly Target[] => {
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
