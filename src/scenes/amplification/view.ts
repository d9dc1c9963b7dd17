import type { Box, Flights, Label, Picture, Say, Target } from "../contract.ts";
import { firstThatFits, placeLabels, type RankedLabel } from "../drawing/labels.ts";
import { type Arrangement, arrange, type Point } from "./arrange.ts";
import { drawCalls } from "./calls.ts";
import { type Card, cardMarks } from "./cards.ts";
import { compareRemedies } from "./compare.ts";
import { DotBuilder, pitchFor } from "./dots.ts";
import { callKey } from "./layout.ts";
import { type Moment, momentAt, underWay } from "./moment.ts";
import type { AmplificationRun } from "./run.ts";
import { targetId } from "./targets.ts";
import type { AmplificationWords } from "./words.ts";
import { writeAll, writeShort } from "./writeAmount.ts";

/** The graph at a tick: each service's requests as number and dots, each call as wide as its load, the remedies below. */
export const view = (
  run: AmplificationRun,
  tick: number,
  box: Box,
  say: Say<AmplificationWords>,
): Picture => {
  const arrangement = arrange(run, box);
  const { frame } = arrangement;
  const moment = momentAt(run, tick);
  const pitch = pitchFor(frame.dots, countsAtEnd(run), box.dpr);
  const dot = pitch - Math.max(1, Math.round(pitch * box.dpr * 0.2)) / box.dpr;
  const dots = dotsOf(run, moment, arrangement, new DotBuilder(pitch, dot, box.dpr));
  const calls = drawCalls(run, moment, arrangement, box, say);
  const cards = cardsOf(run, moment, arrangement, say).flatMap((card) => cardMarks(card, frame, box));
  const compared = compareRemedies(run, frame, box, say);
  return {
    w: box.w,
    h: box.h,
    pitch,
    dot,
    clip: { x: 0, y: 0, w: box.w, h: box.h },
    shiftX: 0,
    world: calls.lines,
    frame: [
      ...cards,
      ...dots.build(),
      ...calls.pills,
      ...compared.marks,
      ...noteMarks(run, dots.filled, arrangement, box, say),
    ],
    flights: flightsOf(run, tick, arrangement, dot),
    targets: [...cardTargets(arrangement), ...calls.targets, ...compared.targets],
  };
};

const countsAtEnd = (run: AmplificationRun): readonly number[] =>
  run.cascade.kind === "expected"
    ? []
    : [...momentAt(run, run.ticks - 1).services.values()].map(({ made }) => Number(made));

const dotsOf = (
  run: AmplificationRun,
  moment: Moment,
  { frame, services }: Arrangement,
  dots: DotBuilder,
): DotBuilder => {
  const centred = frame.dots.x === 0;
  for (const [name, { made, failed }] of moment.services) {
    const [x, y] = services.get(name)!;
    const open = underWay(moment, name);
    const room = { ...frame.dots, x: x + frame.dots.x, y: y + frame.dots.y };
    const groups = [
      { role: "answered", count: Number(made) - Number(failed) - open },
      { role: "rejected", count: Number(failed) },
      { role: "waiting", count: open },
    ] as const;
    if (run.cascade.kind !== "expected") dots.add(room, groups, centred);
  }
  return dots;
};

const cardsOf = (
  run: AmplificationRun,
  moment: Moment,
  { user, services }: Arrangement,
  say: Say<AmplificationWords>,
): readonly Card[] => {
  const { words, q } = say;
  const { graph, expected } = run;
  const success = Number(expected.success);
  const userCard: Card = {
    corner: user,
    name: words.user(writeAll(BigInt(graph.requests), say)),
    number: undefined,
    state: words.succeeds(q({ value: success, unit: "share" })),
    stateRole: success < 0.5 ? "rejectedInk" : "muted",
    role: "ink",
    active: false,
  };
  const serviceCards = graph.services.map((service): Card => {
    const { name, fails } = service;
    const made = moment.services.get(name)!.made;
    const mean = expected.services.get(name)!.requests;
    const state =
      fails === 1
        ? [words.broken]
        : fails > 0
          ? words.failsAt(q({ value: fails, unit: "share" }))
          : Number(mean) === 0
            ? words.neverCalled
            : typeof mean === "number" && run.cascade.kind === "drawn"
              ? words.onAverage(writeShort(mean, say).text)
              : [words.requests(writeAll(made, say))];
    return {
      corner: services.get(name)!,
      name,
      number: writeShort(made, say).text,
      state,
      stateRole: fails > 0 ? "rejectedInk" : "muted",
      role: fails > 0 ? "rejected" : "ink",
      active: moment.open.some((request) => request.service === name),
    };
  });
  return [userCard, ...serviceCards];
};

const cardTargets = ({ user, services, frame }: Arrangement): readonly Target[] => {
  const { w, h } = frame.card;
  // a finger needs more than a speck
  const side = 24;
  const area = ([x, y]: Point) => ({
    x: x - Math.max(0, side - w) / 2,
    y: y - Math.max(0, side - h) / 2,
    w: Math.max(side, w),
    h: Math.max(side, h),
  });
  return [
    { id: targetId({ kind: "user" }), ...area(user) },
    ...[...services].map(([name, corner]) => ({ id: targetId({ kind: "service", name }), ...area(corner) })),
  ];
};

/** The next request on its way, from its caller's card to the service that gets it. */
const flightsOf = (
  run: AmplificationRun,
  tick: number,
  arrangement: Arrangement,
  dot: number,
): readonly Flights[] => {
  if (tick + 1 >= run.ticks) return [];
  const { open } = momentAt(run, tick + 1);
  const next = open.at(-1);
  if (next === undefined) return [];
  const way = arrangement.calls.get(next.caller === undefined ? "" : callKey(next.caller, next.call))!;
  const [[x0, y0], [x1, y1]] = [way[0]!, way.at(-1)!];
  return [{ role: "waiting", path: Float32Array.of(x0, y0 + dot / 2, x1 - dot, y1 + dot / 2), rise: 0 }];
};

/** What the picture does not show as it is: steps of many requests, fields in place of dots, expected numbers; as far as there is room. */
const noteMarks = (
  run: AmplificationRun,
  filled: boolean,
  { frame, user, services }: Arrangement,
  box: Box,
  say: Say<AmplificationWords>,
): readonly Label[] => {
  const { words } = say;
  const lowest = Math.max(...[user, ...services.values()].map(([, y]) => y)) + frame.card.h;
  const { cascade } = run;
  const perTick = cascade.kind === "expected" ? 1n : BigInt(cascade.perTick);
  const { fontSize, graph } = frame;
  const notes = [
    ...(cascade.kind === "expected" ? [words.tooMany] : []),
    ...(perTick > 1n ? [[words.perTick(writeShort(perTick, say).text)]] : []),
    ...(filled ? [words.filled] : []),
  ];
  const labels = notes.flatMap((texts, i): readonly RankedLabel[] => {
    const text = firstThatFits(texts, graph.w, box, fontSize);
    if (text === undefined) return [];
    return [
      {
        kind: "label",
        role: "muted",
        x: graph.x,
        y: graph.y + graph.h - (notes.length - 1 - i) * fontSize * 1.3,
        text,
        size: fontSize,
        anchor: "start",
        rank: i,
      },
    ];
  });
  return placeLabels(
    labels.filter(({ y, size }) => y - size > lowest),
    box,
  );
};
