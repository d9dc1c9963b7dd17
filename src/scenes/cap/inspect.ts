import type { Say } from "../contract.ts";
import { inspect as inspectStorm } from "../crowd/inspect.ts";
import type { CapRun } from "./run.ts";
import { retryOf } from "./view.ts";
import type { CapWords } from "./words.ts";

/**
 * A row: how far its pauses reach and how many are the cap. A tick of the storm: what the storm says of it.
 */
export const inspect = (run: CapRun, tick: number, target: string, say: Say<CapWords>): string => {
  const retry = retryOf(target);
  if (retry === undefined) return inspectStorm(run, tick, target, say);
  const { sample, shares, capMs } = run.cap;
  const row = sample[retry - 1]!;
  const time = (ms: number) => say.time(ms / 100);
  return say.words.retry(
    retry,
    time(Math.min(...row)),
    time(Math.max(...row)),
    say.q({ value: shares[retry - 1]!, unit: "share" }),
    time(capMs),
  );
};
