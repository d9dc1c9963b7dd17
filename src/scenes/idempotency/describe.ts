import { type IdempotencyResult, idempotencyFigures, paymentAt } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import { isCrowd } from "./run.ts";
import { messagesUpTo } from "./story.ts";
import type { IdempotencyWords } from "./words.ts";

/** The picture in a sentence or two: the keys, what was lost, what was charged. */
export const describe = (run: IdempotencyResult, tick: number, say: Say<IdempotencyWords>): string => {
  const { words, q, count } = say;
  const { key, lossRate } = run.params;
  if (isCrowd(run)) {
    return words.crowdSentence({
      key,
      lossRate: q({ value: lossRate.p / lossRate.q, unit: "share" }),
      ...idempotencyFigures(run, tick),
      written: count,
    });
  }
  return words.storySentence({
    key,
    ...paymentAt(run, 0, tick),
    lost: messagesUpTo(run, tick).filter(({ lost }) => lost),
  });
};
