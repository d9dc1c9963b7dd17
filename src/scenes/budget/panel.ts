import type { Mark, Role } from "../contract.ts";
import { waitingFor } from "../crowd/calendar.ts";
import { BarBuilder, StackBuilder } from "../crowd/columnMarks.ts";
import type { Frame } from "./frame.ts";
import type { Course } from "./run.ts";

/** Which way a panel's columns grow from the axis. */
export type Side = "up" | "down";

/** One run's columns in view: the answered next to the axis, the refused outside of them; after `now` the retries to come. */
export const panelMarks = (course: Course, side: Side, now: number, frame: Frame): readonly Mark[] => {
  const { result } = course.totals;
  const column = frame.dots ? dotColumns(side, frame) : filledColumns(side, frame);
  const first = frame.firstTick(now);
  // one column more than fits: it slides in during the tick
  for (let tick = first; tick <= first + frame.columns; tick++) {
    const x = frame.columnX(tick, now);
    if (tick > now) {
      column.add("waiting", x, 0, waitingFor(course.calendar, tick, now));
      continue;
    }
    const answered = result.answeredPerTick[tick] ?? 0;
    column.add("answered", x, 0, answered);
    column.add("rejected", x, answered, (result.loadPerTick[tick] ?? 0) - answered);
  }
  return column.marks();
};

interface Columns {
  /** `count` requests on top of `below` others, seen from the axis. */
  add(role: Role, x: number, below: number, count: number): void;
  marks(): readonly Mark[];
}

const roles = ["answered", "rejected", "waiting"] as const;

const dotColumns = (side: Side, { upperFoot, lowerFoot, pitch }: Frame): Columns => {
  const stacks = new Map<Role, StackBuilder>(roles.map((role) => [role, new StackBuilder(role)]));
  return {
    add: (role, x, below, count) =>
      stacks
        .get(role)
        ?.add(x, side === "up" ? upperFoot - below * pitch : lowerFoot + (below + count) * pitch, count),
    marks: () => [...stacks.values()].map((stack) => stack.build()),
  };
};

const filledColumns = (side: Side, { upperFoot, lowerFoot, pitch, heightOf }: Frame): Columns => {
  const bars = new Map<Role, BarBuilder>(roles.map((role) => [role, new BarBuilder(role)]));
  return {
    add: (role, x, below, count) =>
      bars
        .get(role)
        ?.add(
          x,
          side === "up" ? upperFoot - heightOf(below + count) : lowerFoot + heightOf(below),
          heightOf(count),
        ),
    marks: () => [...bars.values()].map((bar) => bar.build(pitch)),
  };
};
