import { useState } from "react";
import type { AnyEditing } from "../../scenes/contract.ts";
import { useStage } from "../StageContext.ts";
import { type EditorWords, editorWords } from "./words.ts";

/** What a screen reader is told of the reader's gestures. */
export interface Voice {
  /** What was said last; `nth` tells two of the same words apart. */
  readonly said: { readonly text: string; readonly nth: number };
  /** What a target is called: its panel's title. */
  nameOf(target: string | undefined): string | undefined;
  say(write: (words: EditorWords["said"]) => string): void;
  /** The same of a target by its name; of one that has none there is nothing to say. */
  sayOf(target: string | undefined, write: (words: EditorWords["said"], name: string) => string): void;
}

export const useVoice = (editing: AnyEditing): Voice => {
  const { session, say: language } = useStage();
  const [said, setSaid] = useState<Voice["said"]>({ text: "", nth: 0 });
  const nameOf: Voice["nameOf"] = (target) =>
    target === undefined ? undefined : editing.panel(session.state.params, target, language)?.title;
  const say: Voice["say"] = (write) => {
    const text = write(editorWords[language.locale].said);
    setSaid(({ nth }) => ({ text, nth: nth + 1 }));
  };
  return {
    said,
    nameOf,
    say,
    sayOf: (target, write) => {
      const name = nameOf(target);
      if (name !== undefined) say((words) => write(words, name));
    },
  };
};
