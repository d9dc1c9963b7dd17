import type { Locale } from "../../locales/locale.ts";
import type { Gesture } from "../../scenes/contract.ts";

interface KeyWords {
  readonly keys: string;
  readonly does: string;
  /** Where the scene knows this gesture; absent: everywhere. */
  readonly gesture?: Gesture["do"];
}

/** What the editor says round any scene. It is loaded with the editor. */
export interface EditorWords {
  readonly undo: string;
  readonly redo: string;
  readonly connecting: string;
  readonly keys: readonly KeyWords[];
  save(kind: string): string;
  open(kind: string): string;
}

export const editorWords: Readonly<Record<Locale, EditorWords>> = {
  en: {
    undo: "Undo",
    redo: "Redo",
    connecting: "Press where the call goes; Escape to let go",
    keys: [
      { keys: "Shift ← →", does: "walk over the picture" },
      { keys: "Enter", does: "press what is there" },
      { keys: "← ↑ ↓ →", does: "move it", gesture: "drag" },
      { keys: "C", does: "connect", gesture: "connect" },
      { keys: "Ins", does: "add", gesture: "add" },
      { keys: "Del", does: "remove", gesture: "remove" },
      { keys: "Esc", does: "let go" },
      { keys: "Ctrl Z", does: "undo" },
    ],
    save: (kind) => `Save as ${kind}`,
    open: (kind) => `Open ${kind}`,
  },
  ru: {
    undo: "Отменить",
    redo: "Вернуть",
    connecting: "Нажмите туда, куда идёт вызов; Escape — отпустить",
    keys: [
      { keys: "Shift ← →", does: "идти по картине" },
      { keys: "Enter", does: "нажать на то, что выбрано" },
      { keys: "← ↑ ↓ →", does: "двигать", gesture: "drag" },
      { keys: "C", does: "соединить", gesture: "connect" },
      { keys: "Ins", does: "добавить", gesture: "add" },
      { keys: "Del", does: "убрать", gesture: "remove" },
      { keys: "Esc", does: "отпустить" },
      { keys: "Ctrl Z", does: "отменить" },
    ],
    save: (kind) => `Сохранить ${kind}`,
    open: (kind) => `Открыть ${kind}`,
  },
};
