import { rmSync } from "node:fs";
import { type Listener, run } from "./run.ts";
import { type Report, type Tally, tally } from "./tally.ts";

/** One kind of check: a command that says by its exit code whether it holds. */
export interface Stage {
  readonly name: string;
  readonly command: string;
  /** Brings what the command needs and the machine may lack. */
  readonly before?: () => Promise<void>;
  readonly report?: Report;
}

export interface Outcome extends Tally {
  readonly name: string;
  readonly seconds: number;
}

/** Runs a stage; what its command prints goes to the terminal, or to a listener. */
export const runStage = async (
  { name, command, before, report }: Stage,
  listener?: Listener,
): Promise<Outcome> => {
  if (report) rmSync(report.file, { force: true });
  const start = performance.now();
  const counts = (await prepared(before))
    ? tally(await run(command, listener), report)
    : { passed: 0, failed: 1 };
  return { name, ...counts, seconds: (performance.now() - start) / 1000 };
};

/** Whether what a stage needs is there now; if not, the reason has been said. */
const prepared = async (before: Stage["before"]): Promise<boolean> => {
  try {
    await before?.();
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return false;
  }
};
