import type { Locale } from "../../../locales/locale.ts";

interface EditingWords {
  /** No message is selected: what can be done. */
  readonly pressMessage: string;
  readonly byChance: string;
  readonly byHand: string;
  readonly lose: string;
  readonly letThrough: string;
}

export const editingWords: Readonly<Record<Locale, EditingWords>> = {
  en: {
    pressMessage: "Press a message to lose it; press it again to let it through",
    byChance: "Chance decides what is lost",
    byHand: "Lose messages by hand",
    lose: "Lose this message",
    letThrough: "Let it through",
  },
  ru: {
    pressMessage: "Нажмите на сообщение, и оно потеряется; ещё раз — и дойдёт",
    byChance: "Что потеряется, решает случай",
    byHand: "Терять сообщения вручную",
    lose: "Потерять это сообщение",
    letThrough: "Пропустить",
  },
};
