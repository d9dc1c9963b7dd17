import { ticks } from "d3-array";
import { budgetFiguresAt, TICKS_PER_SECOND } from "../../core/index.ts";
import type { Box, Label, Say } from "../contract.ts";
import { firstThatFits, labelWriter, placeLabels } from "../drawing/labels.ts";
import { capitalised } from "../format.ts";
import type { Frame } from "./frame.ts";
import { type BudgetRun, type Course, chosen } from "./run.ts";
import type { BudgetWords } from "./words.ts";

/** Seconds, between the panels. */
export const axisLabels = (
  frame: Frame,
  now: number,
  box: Box,
  { words, q }: Say<BudgetWords>,
): readonly Label[] => {
  const { fontSize, w, upperFoot } = frame;
  const label = labelWriter(fontSize);
  const first = frame.firstTick(now) / TICKS_PER_SECOND;
  const seconds = ticks(first, first + frame.columns / TICKS_PER_SECOND, Math.max(3, w / (fontSize * 9)));
  const lineX = frame.columnX(now + 1, now);
  const labels = seconds
    .filter(Number.isInteger)
    .map((second) =>
      label(
        words.axisSecond(q({ value: second, unit: "plain" })),
        frame.columnX(second * TICKS_PER_SECOND, now),
        upperFoot + fontSize * 1.25,
        { anchor: second === 0 ? "start" : "middle" },
      ),
    );
  // the line of the moment would strike out the second that it stands at
  const isClear = ({ text, x }: Label) => Math.abs(x - lineX) > box.textWidth(text, fontSize) / 2 + 2;
  return placeLabels(labels.filter(isClear), box);
};

/** "Server down", in the air above the columns of the outage. */
export const outageLabel = (
  run: BudgetRun,
  now: number,
  frame: Frame,
  box: Box,
  { words }: Say<BudgetWords>,
): readonly Label[] => {
  const { before, outage } = chosen(run).totals.result.params;
  const { fontSize: size, w } = frame;
  const left = Math.max(0, frame.columnX(before, now));
  const right = Math.min(w, frame.columnX(before + outage, now));
  if (right - left < box.textWidth(words.serverDown, size) + size) return [];
  return [
    labelWriter(size)(words.serverDown, (left + right) / 2, frame.top + size, {
      role: "rejectedInk",
      anchor: "middle",
    }),
  ];
};

/** What either run has come to so far: above the upper panel and below the lower one. */
export const accountLabels = (
  run: BudgetRun,
  now: number,
  frame: Frame,
  box: Box,
  say: Say<BudgetWords>,
): readonly Label[] => {
  const { words } = say;
  const { fontSize, top, h } = frame;
  const upper = account(
    run.without,
    words.without,
    words.withoutShort,
    top - fontSize * 0.6,
    now,
    frame,
    box,
    say,
  );
  if (run.budgeted === undefined) return upper;
  const { params } = run.budgeted.totals.result;
  const y = h - fontSize * 0.4;
  return [
    ...upper,
    ...account(run.budgeted, words.budgetName(params), words.budgetShort(params), y, now, frame, box, say),
  ];
};

const account = (
  { totals }: Course,
  name: string,
  shortName: string,
  y: number,
  now: number,
  { w, fontSize: size, narrow }: Frame,
  box: Box,
  { words, q }: Say<BudgetWords>,
): readonly Label[] => {
  const { loadFactor, goodput, gaveUp } = budgetFiguresAt(totals, now);
  const texts = words.account({
    factor: loadFactor === undefined ? undefined : q({ value: loadFactor, unit: "ratio" }),
    goodput: goodput === undefined ? undefined : q({ value: goodput, unit: "share" }),
    gaveUp,
    gaveUpWritten: q({ value: gaveUp, unit: "count" }),
  });
  const label = labelWriter(size);
  const head = narrow ? capitalised(shortName) : name;
  const x = box.textWidth(head, size, true) + size;
  const text = firstThatFits(texts, w - x, box, size);
  const heading = label(head, 0, y, { role: "ink", strong: true });
  return text === undefined || text === "" ? [heading] : [heading, label(text, x, y)];
};

/** The moment, how much time is seen, the capacity. */
export const frameLabels = (
  run: BudgetRun,
  now: number,
  frame: Frame,
  box: Box,
  { words, q }: Say<BudgetWords>,
): readonly Label[] => {
  const { w, fontSize, narrow, columns } = frame;
  const label = labelWriter(fontSize);
  const { capacity } = chosen(run).totals.result.params;
  const time = q({ value: now, unit: "tick" });
  const nowText = narrow ? time : words.now(time);
  const nowSize = fontSize * 1.1;
  const half = box.textWidth(nowText, nowSize, true) / 2;
  const nowX = Math.max(half, Math.min(w - half, frame.columnX(now + 1, now)));
  const height = frame.heightOf(capacity);
  const capacityY =
    run.budgeted === undefined
      ? frame.upperFoot - height - fontSize * 0.45
      : frame.lowerFoot + height + fontSize * 1.15;
  const perTick = words.capacity(q({ value: capacity, unit: "perTick" }), capacity);
  const shown = q({ value: Math.round(columns / TICKS_PER_SECOND), unit: "plain" });
  // at the right, but the line of the moment is not written across
  const lineX = frame.columnX(now + 1, now);
  const capacityX = lineX > w / 2 ? lineX - fontSize * 0.6 : w;
  const head = fontSize * 1.05;
  // wherever the line of the moment leaves room
  const filledWidth = box.textWidth(words.filled, fontSize);
  const filledX = [nowX + half + fontSize, nowX - half - fontSize - filledWidth].find(
    (x) => x >= 0 && x + filledWidth <= w,
  );
  return placeLabels(
    [
      label(nowText, nowX, head, { role: "ink", anchor: "middle", strong: true, size: nowSize, rank: 0 }),
      label(firstThatFits(perTick, w / 2, box, fontSize), capacityX, capacityY, {
        role: "ink",
        anchor: "end",
      }),
      label(words.shows(shown), 0, head, { rank: 4 }),
      ...(frame.dots || filledX === undefined ? [] : [label(words.filled, filledX, head, { rank: 5 })]),
    ],
    box,
  );
};
