import type { Call } from "../../core/index.ts";
import type { Box, Label, Mark, Role, Say, Target } from "../contract.ts";
import { firstThatFits } from "../drawing/labels.ts";
import { type Arrangement, curveThrough, type Point, pointOn } from "./arrange.ts";
import type { Area } from "./frame.ts";
import { callKey } from "./layout.ts";
import type { Moment } from "./moment.ts";
import type { AmplificationRun } from "./run.ts";
import { targetId } from "./targets.ts";
import type { AmplificationWords } from "./words.ts";
import { writeShort } from "./writeAmount.ts";

interface DrawnCalls {
  readonly lines: readonly Mark[];
  readonly pills: readonly Mark[];
  readonly targets: readonly Target[];
}

/** Widest a call is drawn, in ems; no wider than a card is high. */
const WIDEST_EMS = 1.5;
const THINNEST = 2;
/** Where on its way a call may say what it is: the middle first. */
const PILL_PLACES = [0.5, 0.38, 0.62, 0.28, 0.72];
/** A finger needs more than a speck. */
const LEAST_TARGET = 24;

/** Numbers of requests go on beyond the largest double. */
const LARGEST = Number.MAX_VALUE;

/** The calls: as wide as their load, dashed while nobody has made them, with tries and requests written on them. */
export const drawCalls = (
  run: AmplificationRun,
  moment: Moment,
  { frame, user, services, calls }: Arrangement,
  box: Box,
  say: Say<AmplificationWords>,
): DrawnCalls => {
  const { graph, expected } = run;
  const { detail, sideways } = frame;
  const each = [...expected.services.values()].flatMap((service) => service.calls);
  const most = Math.max(1, ...each.map(({ requests }) => Number(requests)));
  const widest = Math.min(WIDEST_EMS * frame.fontSize, frame.card.h);
  // each doubling adds the same: else 1 beside 64 would not be seen
  const widthOf = (made: number): number => {
    const share =
      most === 1
        ? 0.15
        : Math.min(1, Math.log1p(Math.min(made, LARGEST)) / Math.log1p(Math.min(most, LARGEST)));
    return THINNEST + Math.max(0, widest - THINNEST) * share;
  };
  const hasPills = detail === "full" || detail === "short";
  const lines: Mark[] = [];
  const pills: Mark[] = [];
  const taken: Area[] = [user, ...services.values()].map(([x, y]) => ({ x, y, ...frame.card }));
  const targets: Target[] = [];
  const draw = (key: string, made: number, to: string, active: boolean): Float32Array => {
    const points = curveThrough(calls.get(key)!, sideways);
    const role: Role = Number(expected.services.get(to)!.succeeds) < 0.5 ? "rejected" : "waiting";
    if (made > 0) lines.push({ kind: "line", role, points, width: widthOf(made), faint: true });
    else lines.push({ kind: "line", role: "muted", points, width: 1.2, dashed: true });
    if (active) lines.push({ kind: "line", role: "ink", points, width: 1.5 });
    return points;
  };
  draw("", Number(moment.services.get(graph.entry)!.made), graph.entry, moment.open.length > 0);
  const active = new Set(moment.open.map(({ caller = "", call }) => callKey(caller, call)));
  for (const { name, calls: own } of graph.services) {
    own.forEach((call, index) => {
      const key = callKey(name, index);
      const made = moment.services.get(name)!.calls[index]!;
      const curve = draw(key, Number(made), call.to, active.has(key));
      const id = targetId({ kind: "call", caller: name, index });
      const pill = hasPills ? pillFor(call, writeShort(made, say).text, frame, box, say) : undefined;
      const areas = pill && PILL_PLACES.map((share) => ({ share, area: pill.at(pointOn(curve, share)) }));
      const place = areas?.find(({ area }) => !taken.some(meets(area)));
      if (pill === undefined || place === undefined) {
        targets.push({ id, ...grown(pointArea(pointOn(curve, 0.5))) });
        return;
      }
      pills.push(...pill.marks(pointOn(curve, place.share)));
      taken.push(place.area);
      targets.push({ id, ...grown(place.area) });
    });
  }
  return { lines, pills, targets };
};

const pointArea = ([x, y]: Point): Area => ({ x, y, w: 0, h: 0 });

const meets =
  (a: Area) =>
  (b: Area): boolean =>
    a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** Large enough to be met. */
const grown = ({ x, y, w, h }: Area): Area => {
  const [wide, high] = [Math.max(w, LEAST_TARGET), Math.max(h, LEAST_TARGET)];
  return { x: x + (w - wide) / 2, y: y + (h - high) / 2, w: wide, h: high };
};

/** What a call says of itself: in two lines where there is room for them, else `×4 · 64`. */
const pillFor = (
  call: Call,
  made: string,
  frame: Arrangement["frame"],
  box: Box,
  say: Say<AmplificationWords>,
) => {
  const { fontSize, sideways, detail } = frame;
  const size = fontSize * 0.92;
  const texts = triesIn(call, say);
  const large = detail === "full" && sideways;
  const upper = large
    ? (firstThatFits(texts, frame.card.w * 0.6, box, size) ?? texts.at(-1)!)
    : `${texts.at(-1)} · ${made}`;
  const w = Math.max(box.textWidth(upper, size), large ? box.textWidth(made, size, true) : 0) + size * 1.1;
  const h = size * (large ? 2.7 : 1.5);
  const at = ([x, y]: Point): Area => ({ x: x - w / 2, y: y - h / 2, w, h });
  const marks = (point: Point): readonly Mark[] => {
    const label = (text: string, down: number, rest: Partial<Label>): Label => ({
      kind: "label",
      role: "muted",
      x: point[0],
      y: point[1] + down * size,
      text,
      size,
      anchor: "middle",
      ...rest,
    });
    const outline: Mark = {
      kind: "rect",
      role: "hairline",
      ...at(point),
      round: Math.min(h / 2, size),
      outline: 1,
    };
    return large
      ? [outline, label(upper, -0.2, {}), label(made, 0.95, { role: "ink", strong: true })]
      : [outline, label(upper, 0.35, {})];
  };
  return { at, marks };
};

/** The tries of a call, and what its budget allows, from long to short. */
export const triesIn = (
  { attempts, budget }: Call,
  { words, q }: Say<AmplificationWords>,
): readonly string[] => {
  const tries = words.tries({ value: attempts, text: q({ value: attempts, unit: "count" }) });
  if (budget === undefined || attempts === 1) return tries;
  return tries.map((text) => words.withBudget(text, q({ value: budget, unit: "share" })));
};
