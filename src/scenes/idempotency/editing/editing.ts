import type { Editing, Gesture, Panel, Say } from "../../contract.ts";
import { capitalised } from "../../format.ts";
import type { IdempotencySceneParams } from "../params.ts";
import type { IdempotencyWords } from "../words.ts";
import { loseOrLetThrough, messageOf } from "./lose.ts";
import { editingWords } from "./words.ts";

/** The network in the reader's hand: a message that is pressed is lost, one that was lost gets through. */
export const editing: Editing<IdempotencySceneParams, IdempotencyWords> = {
  gestures: ["press", "set"],
  edit: (params, gesture) => ({ params: edited(params, gesture) }),
  grips: () => ({ drag: false, connect: false }),
  panel: (params, target, say) =>
    target === undefined ? ofAll(params, say) : ofMessage(params, target, say),
};

const edited = (params: IdempotencySceneParams, gesture: Gesture): IdempotencySceneParams => {
  switch (gesture.do) {
    case "press": {
      const message = messageOf(params, gesture.on);
      return message === undefined ? params : loseOrLetThrough(params, message);
    }
    case "set":
      return gesture.field === "lose" && gesture.value === "listed" ? { ...params, lose: "listed" } : params;
    default:
      return params;
  }
};

const ofAll = ({ lose }: IdempotencySceneParams, { locale }: Say<IdempotencyWords>): Panel => {
  const words = editingWords[locale];
  if (lose !== "rate") return { title: words.pressMessage, fields: [], actions: [] };
  return {
    title: words.byChance,
    fields: [],
    actions: [{ label: words.byHand, gesture: { do: "set", field: "lose", value: "listed" } }],
  };
};

const ofMessage = (
  params: IdempotencySceneParams,
  target: string,
  { locale, words: { name } }: Say<IdempotencyWords>,
): Panel | undefined => {
  const message = messageOf(params, target);
  if (message === undefined) return undefined;
  const words = editingWords[locale];
  return {
    title: capitalised(name(message)),
    fields: [],
    actions: [{ label: message.lost ? words.letThrough : words.lose, gesture: { do: "press", on: target } }],
  };
};
