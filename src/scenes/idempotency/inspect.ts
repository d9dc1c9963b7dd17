import { type IdempotencyResult, idempotencyFigures } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import { type Band, bands, bandsAt } from "./bands.ts";
import { isCrowd } from "./run.ts";
import { messagesUpTo } from "./story.ts";
import type { IdempotencyWords } from "./words.ts";

/** One message of a single payment, by its tick, or one band of a crowd, by its name. */
export const inspect = (
  run: IdempotencyResult,
  now: number,
  target: string,
  { words, count }: Say<IdempotencyWords>,
): string => {
  if (!isCrowd(run)) {
    const message = messagesUpTo(run, Number(target)).at(-1);
    return message === undefined ? words.nothingYet : words.message(message);
  }
  const band: Band = bands.find((name) => name === target) ?? "waiting";
  const held = bandsAt(run, now)[band].length;
  const reading = `${count(held)}: ${words.bands(held, run.params.attempts)[band][0]}`;
  const { doubleCharges, charges } = idempotencyFigures(run, now);
  return band === "twice" && held > 0
    ? `${reading}; ${words.total({ charges, doubleCharges, written: count })[0]}`
    : reading;
};
