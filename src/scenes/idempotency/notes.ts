import { type IdempotencyResult, paymentAt } from "../../core/index.ts";
import type { Box, Label, Role, Say } from "../contract.ts";
import { firstThatFits } from "../drawing/labels.ts";
import type { Lanes } from "./lanes.ts";
import type { Message } from "./story.ts";
import { ends, reachOf } from "./way.ts";
import type { IdempotencyWords } from "./words.ts";

/** What a message says, above it, and what it makes of those whom it reaches, or does not, beside their line. */
export const notes = (
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
  const reach = reachOf(message);
  const room = way * Math.min(reach, 0.75);
  const says = kind === "request" ? words.request(message) : words.answer(message);
  const text = lanes.tight ? "" : fits(says, room);
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
  const last = attempt === run.params.attempts;
  if (kind === "answer" && !lost) client(words.learns, y1 + size * 0.35, "ink");
  // who gets no answer learns nothing at all; it is written where the answer would have come
  else if (lost && last) client(words.givesUp, rowY(2 * attempt) + size * 0.35, "rejectedInk");
  return labels.filter((one) => one.text !== "");
};

export const heads = (lanes: Lanes, box: Box, { words }: Say<IdempotencyWords>): readonly Label[] => {
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
export const verdict = (
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
