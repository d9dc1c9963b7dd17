import type { Locale } from "../../locales/locale.ts";
import type { Gesture } from "../../scenes/contract.ts";

/** Which way an arrow key moves what is selected. */
export type Way = "left" | "right" | "up" | "down";

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
  /** What a screen reader says of a gesture; subjects come in by their panels' titles. */
  readonly said: {
    selected(name: string): string;
    added(name: string): string;
    removed(name: string): string;
    connected(from: string, to: string): string;
    connecting(from: string): string;
    moved(name: string, way: Way): string;
    readonly letGo: string;
    readonly undone: string;
    readonly redone: string;
  };
  readonly keys: readonly KeyWords[];
  save(kind: string): string;
  open(kind: string): string;
}

const ways: Readonly<Record<Way, string>> = {
  left: "Сдвинуто влево",
  right: "Сдвинуто вправо",
  up: "Сдвинуто вверх",
  down: "Сдвинуто вниз",
};

export const editorWords: Readonly<Record<Locale, EditorWords>> = {
  en: {
    undo: "Undo",
    redo: "Redo",
    connecting: "Press where the call goes; Escape to let go",
    said: {
      selected: (name) => `${name} selected`,
      added: (name) => `${name} added`,
      removed: (name) => `${name} removed`,
      connected: (from, to) => `${from} connected to ${to}`,
      connecting: (from) => `A call from ${from}: choose where it goes, press Enter there; Escape to let go`,
      moved: (name, way) => `${name} moved ${way}`,
      letGo: "Nothing selected",
      undone: "Undone",
      redone: "Redone",
    },
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
    said: {
      selected: (name) => `Выбрано: ${name}`,
      added: (name) => `Добавлено: ${name}`,
      removed: (name) => `Убрано: ${name}`,
      connected: (from, to) => `Соединено: ${from} и ${to}`,
      connecting: (from) => `Вызов от ${from}: выберите, куда он идёт, и нажмите Enter; Escape — отпустить`,
      moved: (name, way) => `${ways[way]}: ${name}`,
      letGo: "Ничего не выбрано",
      undone: "Отменено",
      redone: "Возвращено",
    },
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
