import { type IdempotencyResult, paymentAt } from "../../core/index.ts";
import type { Box, Flights, Label, Mark, Picture, Role, Say, Target } from "../contract.ts";
import { firstThatFits } from "../labels.ts";
import { type Lanes, lanesFor } from "./lanes.ts";
import { type Message, messagesUpTo } from "./story.ts";
import type { IdempotencyWords } from "./words.ts";

/** A lost message breaks off here on its way. */
const BREAK = 0.55;

/** One payment as a sequence of messages: the customer's line left, the server's right, time down. */
export const exchangeView = (
  run: IdempotencyResult,
  now: number,
  box: Box,
  say: Say<IdempotencyWords>,
): Picture => {
  const lanes = lanesFor(box, run.ticks - 1);
  const messages = messagesUpTo(run, now);
  const { w, h, dot } = lanes;
  return {
    w,
    h,
    pitch: dot + 2,
    dot,
    clip: { x: 0, y: 0, w, h },
    shiftX: 0,
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
      return { id: String(message.tick), x: 0, y: y0, w, h: y1 - y0 };
    }),
  };
};

/** Where a message leaves and where it would arrive. */
const ends = ({ tick, kind }: Pick<Message, "tick" | "kind">, { clientX, serverX, rowY }: Lanes) => ({
  x0: kind === "request" ? clientX : serverX,
  x1: kind === "request" ? serverX : clientX,
  y0: rowY(tick - 1),
  y1: rowY(tick),
});

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
  const reach = message.lost ? BREAK : 1;
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

/** What a message says, above it, and what it makes of those whom it reaches, or does not, beside their line. */
const notes = (
  message: Message,
  run: IdempotencyResult,
  lanes: Lanes,
  box: Box,
  { words }: Say<IdempotencyWords>,
): readonly Label[] => {
  const { w, clientX, serverX, fontSize: size, rowY } = lanes;
  const { kind, lost, tick, attempt } = message;
  const { x0, x1, y0, y1 } = ends(message, lanes);
  const way = Math.abs(x1 - x0);
  const gap = lanes.dot / 2 + size * 0.5;
  const fits = (texts: readonly string[], room: number) => firstThatFits(texts, room, box, size) ?? "";
  // over the part of the way that is drawn
  const reach = lost ? BREAK : 1;
  const room = way * (lost ? BREAK : 0.75);
  const text = fits(kind === "request" ? words.request(message) : words.answer(message), room);
  // a slope goes through its label's middle: the label keeps above it
  const lift = (box.textWidth(text, size) / 2) * ((y1 - y0) / way);
  const label = (of: string, x: number, y: number, rest: Partial<Label>): Label => ({
    kind: "label",
    role: "ink",
    x,
    y,
    text: of,
    size,
    anchor: "start",
    ...rest,
  });
  const labels = [
    label(text, x0 + ((x1 - x0) * reach) / 2, y0 + ((y1 - y0) * reach) / 2 - size * 0.4 - lift, {
      anchor: "middle",
      role: lost ? "rejectedInk" : "ink",
    }),
  ];
  const server = (texts: readonly string[], role: Role) =>
    labels.push(label(fits(texts, w - serverX - gap), serverX + gap, rowY(tick) + size * 0.35, { role }));
  const client = (texts: readonly string[], y: number, role: Role) =>
    labels.push(label(fits(texts, clientX - size * 0.7), clientX - size * 0.7, y, { anchor: "end", role }));
  if (kind === "request") {
    client(words.tries(attempt), y0 + size * 0.35, "muted");
    if (!lost)
      server(words.serverDoes(message), message.charged && message.charges > 1 ? "rejectedInk" : "ink");
  }
  const failed = lost || (kind === "answer" && lost);
  const last = attempt === run.params.attempts;
  if (kind === "answer" && !lost) client(words.learns, y1 + size * 0.35, "ink");
  // who gets no answer learns nothing at all; it is written where the answer would have come
  else if (failed && last) client(words.givesUp, rowY(2 * attempt) + size * 0.35, "rejectedInk");
  return labels.filter((one) => one.text !== "");
};

const heads = (lanes: Lanes, box: Box, { words }: Say<IdempotencyWords>): readonly Label[] => {
  const { clientX, serverX, fontSize, w } = lanes;
  const size = fontSize * 1.05;
  const label = (text: string, x: number, anchor: Label["anchor"]): Label => ({
    kind: "label",
    role: "ink",
    x,
    y: size * 1.2,
    text,
    size,
    anchor,
    strong: true,
  });
  const server = box.textWidth(words.server, size, true) / 2;
  const ledger = firstThatFits(words.ledger, w - serverX - server - size, box, fontSize);
  return [
    label(words.client, clientX, "middle"),
    label(words.server, serverX, "middle"),
    ...(ledger === undefined
      ? []
      : [
          {
            ...label(ledger, serverX + server + size, "start"),
            strong: false,
            size: fontSize,
            role: "muted" as const,
          },
        ]),
  ];
};

/** What the payment has come to, below. */
const verdict = (
  run: IdempotencyResult,
  now: number,
  { w, fontSize, rowY }: Lanes,
  box: Box,
  { words }: Say<IdempotencyWords>,
): readonly Label[] => {
  const payment = paymentAt(run, 0, now);
  const size = fontSize * 1.15;
  const text = firstThatFits(words.verdict(payment), w, box, size, true);
  if (text === undefined) return [];
  return [
    {
      kind: "label",
      role: payment.charges > 1 || payment.state === "gaveUp" ? "rejectedInk" : "ink",
      x: w / 2,
      y: rowY(run.ticks - 1) + size * 2,
      text,
      size,
      anchor: "middle",
      strong: true,
    },
  ];
};

/** The message of the coming tick on its way. */
const flightOf = (run: IdempotencyResult, now: number, lanes: Lanes): readonly Flights[] => {
  const message = messagesUpTo(run, now + 1).find(({ tick }) => tick === now + 1);
  if (message === undefined) return [];
  const { x0, y0, x1, y1 } = ends(message, lanes);
  const reach = message.lost ? BREAK : 1;
  const half = lanes.dot / 2;
  const corner = (x: number, y: number) => [x - half, y + half];
  const to = corner(x0 + (x1 - x0) * reach, y0 + (y1 - y0) * reach);
  return [{ role: "waiting", path: Float32Array.from([...corner(x0, y0), ...to]), rise: 0 }];
};
