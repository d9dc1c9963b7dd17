import type { Box, Label, Mark, Role } from "../contract.ts";
import { firstThatFits } from "../drawing/labels.ts";
import type { Point } from "./arrange.ts";
import type { Frame } from "./frame.ts";

/** Smaller letters are not read on a phone. */
const LEAST_LETTERS = 10;

/** What a card says; each line in the first of its texts that fits. */
export interface Card {
  readonly corner: Point;
  readonly name: string;
  /** Absent: the card has no number. */
  readonly number: string | undefined;
  readonly state: readonly string[];
  readonly stateRole: Role;
  readonly role: Role;
  /** It takes part in the request of this moment. */
  readonly active: boolean;
}

/** A card with as much on it as the frame's detail has room for. */
export const cardMarks = (card: Card, frame: Frame, box: Box): readonly Mark[] => {
  const { corner, name, number, state, role, stateRole, active } = card;
  const [x, y] = corner;
  const { fontSize, detail } = frame;
  const { w, h } = frame.card;
  const room = w - fontSize * 0.4;
  const outline: Mark = {
    kind: "rect",
    role,
    x,
    y,
    w,
    h,
    round: Math.min(fontSize * 0.7, h / 3),
    outline: active ? 3 : role === "rejected" ? 2.2 : 1.3,
  };
  const line = (
    text: string | undefined,
    down: number,
    size: number,
    rest: Partial<Label>,
  ): readonly Mark[] =>
    text === undefined
      ? []
      : [{ kind: "label", role: "ink", x: x + w / 2, y: y + down, text, size, anchor: "middle", ...rest }];
  /** The first of the texts that fits, at the first of the sizes at which one does. */
  const fitting = (texts: readonly string[], sizes: readonly number[], strong: boolean) =>
    sizes
      .map((size) => ({ size, text: firstThatFits(texts, room, box, size, strong) }))
      .find(({ text }) => text !== undefined);
  /** The name in smaller letters sooner than in fewer. */
  const title = (strong: boolean) => {
    const sizes = [1, 0.9, 0.8].map((share) => Math.max(LEAST_LETTERS, share * fontSize));
    const { text, size } = fitting([name], sizes, strong) ?? { text: undefined, size: sizes.at(-1)! };
    return { text: text ?? cut(name, room, box, size), size };
  };
  /** The number; a card without one says its state instead. */
  const main = (...sizes: readonly number[]) => fitting(number === undefined ? state : [number], sizes, true);
  const small = fontSize * 0.92;
  switch (detail) {
    case "full": {
      const head = title(true);
      const large = number === undefined ? undefined : main(fontSize * 1.8, fontSize * 1.2, fontSize);
      return [
        outline,
        ...line(head.text, fontSize * 1.4, head.size, { strong: true }),
        ...line(large?.text, fontSize * 3.35, large?.size ?? fontSize, { strong: true }),
        ...line(fitting(state, [small], false)?.text, fontSize * (number === undefined ? 3.2 : 4.8), small, {
          role: stateRole,
        }),
      ];
    }
    case "short": {
      const head = title(false);
      const shown = main(fontSize * 1.15, fontSize);
      return [
        outline,
        ...line(head.text, fontSize * 1.3, head.size, {}),
        ...line(shown?.text, fontSize * 2.8, shown?.size ?? fontSize, { strong: true }),
      ];
    }
    case "number":
      return [outline, ...line(main(fontSize)?.text, fontSize * 1.2, fontSize, { strong: true })];
    case "none":
      return [outline];
  }
};

/** A name as far as it fits. */
const cut = (name: string, room: number, box: Box, size: number): string => {
  if (box.textWidth(name, size, true) <= room) return name;
  const letters = [...name];
  let length = letters.length;
  while (length > 1 && box.textWidth(`${letters.slice(0, length).join("")}…`, size, true) > room) length--;
  return `${letters.slice(0, length).join("")}…`;
};
