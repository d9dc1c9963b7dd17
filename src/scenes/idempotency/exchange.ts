import type { IdempotencyResult } from "../../core/index.ts";
import type { Box, Flights, Mark, Picture, Role, Say, Target } from "../contract.ts";
import { standing } from "../drawing/standing.ts";
import { type Lanes, lanesFor } from "./lanes.ts";
import { heads, notes, verdict } from "./notes.ts";
import { type Message, messagesUpTo } from "./story.ts";
import { ends, reachOf } from "./way.ts";
import type { IdempotencyWords } from "./words.ts";

/** One payment as a sequence of messages: the customer's line left, the server's right, time down. */
export const exchangeView = (
  run: IdempotencyResult,
  now: number,
  box: Box,
  say: Say<IdempotencyWords>,
): Picture => {
  const lanes = lanesFor(box, run.ticks - 1);
  const messages = messagesUpTo(run, now);
  const { dot, clientX, serverX } = lanes;
  return standing(box, {
    pitch: dot + 2,
    dot,
    world: [
      ...lifelines(lanes, now, run.ticks - 1),
      ...messages.flatMap((message) => arrow(message, lanes)),
      ...charges(messages, lanes),
      ...messages.flatMap((message) => notes(message, run, lanes, box, say)),
    ],
    frame: [...heads(lanes, box, say), ...verdict(run, now, lanes, box, say)],
    flights: flightOf(run, now, lanes),
    targets: messages.map((message): Target => {
      const { y0, y1 } = ends(message, lanes);
      return { id: String(message.tick), x: clientX, y: y0, w: serverX - clientX, h: y1 - y0 };
    }),
  });
};

const line = (role: Role, points: readonly number[], width: number, dashed = false): Mark => ({
  kind: "line",
  role,
  points: Float32Array.from(points),
  width,
  dashed,
});

/** Both lives as far as they have come; what is still to come is faint. */
const lifelines = ({ clientX, serverX, rowY }: Lanes, now: number, lastTick: number): readonly Mark[] =>
  [clientX, serverX].flatMap((x) => [
    line("hairline", [x, rowY(now), x, rowY(lastTick)], 2),
    line("muted", [x, rowY(0), x, rowY(now)], 2),
  ]);

const arrow = (message: Message, lanes: Lanes): readonly Mark[] => {
  const { x0, y0, x1, y1 } = ends(message, lanes);
  const { fontSize } = lanes;
  const reach = reachOf(message);
  const x = x0 + (x1 - x0) * reach;
  const y = y0 + (y1 - y0) * reach;
  const head = fontSize * 0.5;
  if (message.lost) {
    return [
      line("rejected", [x0, y0, x, y], 1.5, true),
      line("rejected", [x - head, y - head, x + head, y + head], 2.5),
      line("rejected", [x - head, y + head, x + head, y - head], 2.5),
    ];
  }
  // the head points along the way
  const length = Math.hypot(x1 - x0, y1 - y0);
  const along = { x: ((x1 - x0) / length) * head * 1.4, y: ((y1 - y0) / length) * head * 1.4 };
  const across = { x: -along.y * 0.5, y: along.x * 0.5 };
  const tip = x1 - along.x * 0.3;
  return [
    line("ink", [x0, y0, tip, y1], 1.5),
    line(
      "ink",
      [
        tip - along.x + across.x,
        y1 - along.y + across.y,
        tip,
        y1,
        tip - along.x - across.x,
        y1 - along.y - across.y,
      ],
      1.5,
    ),
  ];
};

/** Each charge is a dot on the server's line: the first as it should be, the others too many. */
const charges = (messages: readonly Message[], { serverX, rowY, dot }: Lanes): readonly Mark[] => {
  const made = messages.filter(({ kind, charged, lost }) => kind === "request" && charged && !lost);
  const dots = (role: Role, those: readonly Message[]): Mark => ({
    kind: "dots",
    role,
    x: Float32Array.from(those, () => serverX),
    y: Float32Array.from(those, ({ tick }) => rowY(tick)),
    r: dot / 2,
  });
  return [dots("answered", made.slice(0, 1)), dots("rejected", made.slice(1))];
};

/** The message of the coming tick on its way. */
const flightOf = (run: IdempotencyResult, now: number, lanes: Lanes): readonly Flights[] => {
  const message = messagesUpTo(run, now + 1).find(({ tick }) => tick === now + 1);
  if (message === undefined) return [];
  const { x0, y0, x1, y1 } = ends(message, lanes);
  const reach = reachOf(message);
  const half = lanes.dot / 2;
  const corner = (x: number, y: number) => [x - half, y + half];
  const to = corner(x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach);
  return [{ role: "waiting", path: Float32Array.from([...corner(x0, y0), ...to]), rise: 0 }];
};
