import { randomInt } from "../random/randomInt.ts";
import { seedXor128 } from "../random/xor128.ts";
import type { IdempotencyParams } from "./params.ts";

/** Whether the next message is lost. Messages are asked for in the order in which they are sent. */
export type Losses = (message: "request" | "answer", attempt: number) => boolean;

/** What the network loses under the parameters: a draw a message where it loses by chance, else the first of a kind. */
export function lossesOf({ lose, lossRate, seed }: IdempotencyParams): Losses {
  if (lose !== "rate") return (message, attempt) => message === lose && attempt === 1;
  const random = seedXor128(seed);
  return () => randomInt(random, 1, lossRate.q) <= lossRate.p;
}
