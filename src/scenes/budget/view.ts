import type { Box, Mark, Picture, Say, Target } from "../contract.ts";
import { type Frame, frameFor } from "./frame.ts";
import { accountLabels, axisLabels, frameLabels, outageLabel } from "./labels.ts";
import { panelMarks } from "./panel.ts";
import { type BudgetRun, type Course, chosen } from "./run.ts";
import type { BudgetWords } from "./words.ts";

/** Both runs at the end of tick `now` on one axis of time: without a budget above it, with the budget hanging below. */
export const view = (run: BudgetRun, now: number, box: Box, say: Say<BudgetWords>): Picture => {
  const frame = frameFor(box, mostOf(run.without), run.budgeted && mostOf(run.budgeted));
  const { w, h, pitch, dot, columns, firstTick } = frame;
  return {
    w,
    h,
    pitch,
    dot,
    clip: { x: 0, y: 0, w, h },
    shiftX: firstTick(now + 1) > firstTick(now) ? pitch : 0,
    world: [
      ...outageBand(run, now, frame),
      ...panelMarks(run.without, "up", now, frame),
      ...(run.budgeted === undefined ? [] : panelMarks(run.budgeted, "down", now, frame)),
      ...axisLabels(frame, now, box, say),
      ...outageLabel(run, now, frame, box, say),
    ],
    frame: [
      ...lines(run, now, frame),
      ...accountLabels(run, now, frame, box, say),
      ...frameLabels(run, now, frame, box, say),
    ],
    flights: [],
    targets: Array.from({ length: columns }, (_, i): Target => {
      const tick = firstTick(now) + i;
      const x = frame.columnX(tick, now);
      return { id: String(tick), x, y: frame.top, w: pitch, h: frame.bottom - frame.top };
    }),
  };
};

/** The capacity line must be seen, too. */
const mostOf = ({ totals }: Course): number =>
  Math.max(totals.result.params.capacity + 1, totals.peakLoad.at(-1) ?? 0);

const outageBand = (run: BudgetRun, now: number, frame: Frame): readonly Mark[] => {
  const { before, outage } = chosen(run).totals.result.params;
  const from = Math.max(0, frame.columnX(before, now));
  const to = Math.min(frame.w + frame.pitch, frame.columnX(before + outage, now));
  if (to <= from) return [];
  const bottom = run.budgeted === undefined ? frame.upperFoot : frame.bottom;
  return [{ kind: "rect", role: "outage", x: from, y: frame.top, w: to - from, h: bottom - frame.top }];
};

const lines = (run: BudgetRun, now: number, frame: Frame): readonly Mark[] => {
  const { w, top, upperFoot, lowerFoot, bottom, fontSize } = frame;
  const across = (role: "hairline" | "capacity", y: number): Mark => ({
    kind: "line",
    role,
    points: Float32Array.of(0, y, w, y),
    width: role === "capacity" ? 1.5 : 1,
    dashed: role === "capacity",
  });
  const capacity = frame.heightOf(chosen(run).totals.result.params.capacity);
  const nowX = frame.columnX(now + 1, now);
  const lower =
    run.budgeted === undefined
      ? []
      : [across("hairline", lowerFoot), across("capacity", lowerFoot + capacity)];
  const end = run.budgeted === undefined ? upperFoot + fontSize * 0.4 : bottom;
  return [
    across("hairline", upperFoot),
    across("capacity", upperFoot - capacity),
    ...lower,
    {
      kind: "line",
      role: "now",
      points: Float32Array.of(nowX, top, nowX, end),
      width: 2,
    },
  ];
};
