import type { Box, Label, Mark, Say, Target } from "../contract.ts";
import { firstThatFits, labelWriter } from "../drawing/labels.ts";
import type { Frame } from "./frame.ts";
import type { AmplificationRun } from "./run.ts";
import { targetId } from "./targets.ts";
import type { AmplificationWords } from "./words.ts";
import { writeAll, writeShort } from "./writeAmount.ts";

/** Of numbers beyond the largest double, one is as long as the other. */
const shareOf = (count: number, most: number): number =>
  count === Number.POSITIVE_INFINITY ? 1 : most === 0 ? 0 : count / most;

interface Compared {
  readonly marks: readonly Mark[];
  readonly targets: readonly Target[];
}

/** The remedies side by side: what each leaves for the worst service, as bars, and the share of clicks that are answered. */
export const compareRemedies = (
  run: AmplificationRun,
  frame: Frame,
  box: Box,
  say: Say<AmplificationWords>,
): Compared => {
  const { compare, fontSize } = frame;
  if (compare === undefined) return { marks: [], targets: [] };
  const { words, q } = say;
  const { x, y, w } = compare;
  const rowH = compare.h / (run.remedies.length + 1);
  const names = words.params.remedy!.choices!;
  const rows = run.remedies.map(({ remedy, requests, success }) => ({
    remedy,
    requests,
    name: names[remedy]!,
    number: writeShort(requests, say).text,
    answered: q({ value: Number(success), unit: "share" }),
  }));
  const widest = (texts: readonly string[], strong: boolean) =>
    Math.max(...texts.map((text) => box.textWidth(text, fontSize, strong)));
  const nameW =
    widest(
      rows.map(({ name }) => name),
      true,
    ) + fontSize;
  const numberW =
    widest(
      rows.map(({ number }) => number),
      true,
    ) +
    fontSize * 0.6;
  const answeredW = widest([words.answered, ...rows.map(({ answered }) => answered)], false) + fontSize;
  const barsW = Math.max(0, w - nameW - numberW - answeredW);
  const most = Math.max(...rows.map(({ requests }) => Number(requests)));
  const write = labelWriter(fontSize);
  const label = (text: string, at: number, row: number, rest: Partial<Label>): Label =>
    write(text, at, y + (row + 0.68) * rowH, rest);
  const clicks = writeAll(BigInt(run.graph.requests), say);
  const heading = firstThatFits(words.compare(run.worst, clicks), w - answeredW, box, fontSize, true);
  return {
    marks: [
      ...(heading === undefined ? [] : [label(heading, x, 0, { role: "ink", strong: true })]),
      label(words.answered, x + w, 0, { anchor: "end" }),
      ...rows.flatMap(({ remedy, requests, name, number, answered }, i): readonly Mark[] => {
        const chosen = remedy === run.remedy;
        const share = shareOf(Number(requests), most);
        const barW = Math.max(Number(requests) > 0 ? 2 : 0, barsW * share);
        return [
          label(name, x, i + 1, chosen ? { role: "ink", strong: true } : {}),
          {
            kind: "rect",
            role: remedy === "none" ? "rejected" : "waiting",
            x: x + nameW,
            y: y + (i + 1.25) * rowH,
            w: barW,
            h: rowH * 0.55,
            round: 2,
          },
          label(number, x + nameW + barW + fontSize * 0.5, i + 1, { role: "ink", strong: true }),
          label(answered, x + w, i + 1, { anchor: "end", role: chosen ? "ink" : "muted" }),
        ];
      }),
    ],
    targets: rows.map(({ remedy }, i) => ({
      id: targetId({ kind: "remedy", remedy }),
      x,
      y: y + (i + 1) * rowH,
      w,
      h: rowH,
    })),
  };
};
