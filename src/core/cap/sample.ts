import type { CapApplied, RealClient } from "../clients/RealClient.ts";
import { randomInt } from "../random/randomInt.ts";
import { nextOutput, type RandomState, seedXor128 } from "../random/xor128.ts";
import { CAP_RETRIES } from "./shares.ts";

/** So many clients stand for all: each is one per cent of them. */
export const CAP_SAMPLE = 100;

/**
 * The pauses of a hundred clients, in ms: a row a retry, in it by client. In each row every hundredth of the
 * chance is drawn from once, by the clients in a random order (Latin hypercube sampling, McKay, Beckman and
 * Conover 1979): a row shows shares to the per cent, and a client's way through the rows is still a random
 * one.
 */
export function samplePauses(
  client: RealClient,
  applied: CapApplied,
  seed: number,
): Float64Array<ArrayBuffer>[] {
  const random = seedXor128(seed);
  const rows: Float64Array<ArrayBuffer>[] = [];
  for (let retry = 1; retry <= CAP_RETRIES; retry++) {
    const order = shuffled(random);
    const before = rows.at(-1);
    const row = new Float64Array(CAP_SAMPLE);
    for (let i = 0; i < CAP_SAMPLE; i++) {
      const chance = ((order[i] as number) + nextOutput(random) / 2 ** 32) / CAP_SAMPLE;
      row[i] = client.pauseMs({ retry, chance, previousMs: before?.[i] ?? 0 }, applied);
    }
    rows.push(row);
  }
  return rows;
}

/** The numbers 0 .. CAP_SAMPLE - 1 in a random order. */
function shuffled(random: RandomState): number[] {
  const numbers = Array.from({ length: CAP_SAMPLE }, (_, i) => i);
  for (let last = CAP_SAMPLE - 1; last > 0; last--) {
    const other = randomInt(random, 0, last);
    [numbers[last], numbers[other]] = [numbers[other] as number, numbers[last] as number];
  }
  return numbers;
}
