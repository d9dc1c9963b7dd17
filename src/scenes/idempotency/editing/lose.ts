import { idempotencyParams, lostByName, NO_BOUND, readIdempotencyParams } from "../../../core/index.ts";
import type { IdempotencySceneParams } from "../params.ts";
import { isCrowd, run } from "../run.ts";
import { type Message, messagesUpTo } from "../story.ts";

/** The message of a target, if it is sent; in a crowd no single message is seen. */
export const messageOf = (params: IdempotencySceneParams, target: string): Message | undefined => {
  const payment = run(params, NO_BOUND);
  if (isCrowd(payment)) return undefined;
  return messagesUpTo(payment, payment.ticks - 1).find(({ tick }) => String(tick) === target);
};

/** The same payment, but for one message that is lost now and arrived before, or the other way round. */
export const loseOrLetThrough = (
  params: IdempotencySceneParams,
  { kind, attempt, lost }: Message,
): IdempotencySceneParams => {
  const name = `${kind}${attempt}` as const;
  const before = lostByName(readIdempotencyParams(params));
  const after = lost ? before.filter((other) => other !== name) : [...before, name];
  return { ...params, lose: "listed", lost: idempotencyParams.lost.read(after.join(","))! };
};
