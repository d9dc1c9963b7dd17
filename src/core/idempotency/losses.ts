import { randomInt } from "../random/randomInt.ts";
import { seedXor128 } from "../random/xor128.ts";
import type { MessageName } from "./messages.ts";
import type { IdempotencyParams } from "./params.ts";

/** Whether the next message is lost. Messages are asked for in the order in which they are sent. */
export type Losses = (message: "request" | "answer", attempt: number) => boolean;

/** What the network loses under the parameters: a draw a message where it loses by chance, else the messages of a list. */
export function lossesOf(params: IdempotencyParams): Losses {
  const { lose, lossRate, seed } = params;
  if (lose !== "rate") {
    const lost = lostByName(params);
    return (message, attempt) => lost.includes(`${message}${attempt}`);
  }
  const random = seedXor128(seed);
  return () => randomInt(random, 1, lossRate.q) <= lossRate.p;
}

/** The messages that are lost if they are sent; none where chance decides. */
export function lostByName({ lose, lost }: Pick<IdempotencyParams, "lose" | "lost">): readonly MessageName[] {
  switch (lose) {
    case "request":
      return ["request1"];
    case "answer":
      return ["answer1"];
    case "listed":
      return lost;
    default:
      return [];
  }
}
