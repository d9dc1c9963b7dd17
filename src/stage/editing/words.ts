import type { Locale } from "../../locales/locale.ts";

/** What the editor says round any scene. It is loaded with the editor. */
export interface EditorWords {
  readonly undo: string;
  readonly redo: string;
  readonly connecting: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
  save(kind: string): string;
  open(kind: string): string;
}

export const editorWords: Readonly<Record<Locale, EditorWords>> = {
  en: {
    undo: "Undo",
    redo: "Redo",
    connecting: "Press where the call goes; Escape to let go",
    keys: [
      ["Shift ← →", "walk over the picture"],
      ["Enter", "take hold"],
      ["← ↑ ↓ →", "move it"],
      ["C", "connect"],
      ["Ins", "add"],
      ["Del", "remove"],
      ["Esc", "let go"],
      ["Ctrl Z", "undo"],
    ],
    save: (kind) => `Save as ${kind}`,
    open: (kind) => `Open ${kind}`,
  },
  ru: {
    undo: "Отменить",
    redo: "Вернуть",
    connecting: "Нажмите туда, куда идёт вызов; Escape — отпустить",
    keys: [
      ["Shift ← →", "идти по картине"],
      ["Enter", "взять"],
      ["← ↑ ↓ →", "двигать"],
      ["C", "соединить"],
      ["Ins", "добавить"],
      ["Del", "убрать"],
      ["Esc", "отпустить"],
      ["Ctrl Z", "отменить"],
    ],
    save: (kind) => `Сохранить ${kind}`,
    open: (kind) => `Открыть ${kind}`,
  },
};
