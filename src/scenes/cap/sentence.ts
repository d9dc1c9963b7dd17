import { CAP_RETRIES, firstAllAtCap } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import { inspect as inspectStorm } from "../crowd/inspect.ts";
import type { CapRun } from "./run.ts";
import { retryOf } from "./view.ts";
import type { CapWords } from "./words.ts";

/** What became of the pauses, and what this tick of the storm brought. */
export const describe = (run: CapRun, tick: number, { words, q }: Say<CapWords>): string => {
  const { cap, storm, totals } = run;
  const { client, capApplied } = cap.params;
  const written = (value: number) => q({ value, unit: "count" });
  const answered = totals.answered[tick] ?? 0;
  const pauses = words.pauses({
    client,
    capApplied,
    cap: q({ value: cap.capMs / 100, unit: "tick" }),
    allFrom: firstAllAtCap(cap),
    last: CAP_RETRIES,
    lastShare: cap.shares.at(-1)!,
    writtenShare: q({ value: cap.shares.at(-1)!, unit: "share" }),
  });
  const moment = words.moment({
    time: q({ value: tick, unit: "tick" }),
    down: tick < cap.params.outage,
    load: storm.loadPerTick[tick] ?? 0,
    answered: storm.answeredPerTick[tick] ?? 0,
    done: answered,
    total: storm.clients,
    written,
  });
  return `${pauses} ${moment}`;
};

/**
 * A row: how far its pauses reach and how many are the cap. A tick of the storm: what the storm says of it.
 */
export const inspect = (run: CapRun, tick: number, target: string, say: Say<CapWords>): string => {
  const retry = retryOf(target);
  if (retry === undefined) return inspectStorm(run, tick, target, say);
  const { sample, shares, capMs } = run.cap;
  const row = sample[retry - 1]!;
  const time = (ms: number) => say.q({ value: ms / 100, unit: "tick" });
  return say.words.retry(
    retry,
    time(Math.min(...row)),
    time(Math.max(...row)),
    say.q({ value: shares[retry - 1]!, unit: "share" }),
    time(capMs),
  );
};
