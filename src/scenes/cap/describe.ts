import { CAP_RETRIES, firstAllAtCap } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import type { CapRun } from "./run.ts";
import type { CapWords } from "./words.ts";

/** What became of the pauses, and what this tick of the storm brought. */
export const describe = (run: CapRun, tick: number, { words, q, count }: Say<CapWords>): string => {
  const { cap, storm, totals } = run;
  const { client, capApplied } = cap.params;
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
    written: count,
  });
  return `${pauses} ${moment}`;
};
