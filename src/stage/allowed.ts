import type { Conflict, Param, Say, SceneWords } from "../scenes/contract.ts";
import { extraWords } from "./extraWords.ts";

/** What a parameter may be, in words; a conflict narrows it, and is named. */
export const allowedWords = (
  say: Say<SceneWords>,
  param: Param,
  conflict?: Omit<Conflict, "param">,
): string => {
  const words = extraWords[say.locale];
  switch (param.kind) {
    case "choice":
      return words.oneOf(param.of.join(", "));
    case "text":
      return words.allowedText;
    case "fraction":
      return words.allowedShare;
    case "whole":
    case "seed": {
      const written = (value: number) => say.q({ value, unit: "count" });
      const range = words.allowedWhole(
        written(conflict?.min ?? param.min),
        written(conflict?.max ?? param.max),
      );
      return conflict === undefined
        ? range
        : words.boundBy(range, say.words.params[conflict.by]?.label ?? conflict.by);
    }
  }
};
