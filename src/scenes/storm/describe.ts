import type { RuleId } from "../../core/index.ts";
import type { Say } from "../contract.ts";
import type { StormRun } from "../crowd/run.ts";
import type { StormWords } from "./words.ts";

/** What is to be said of one tick. Numbers stand beside the way they are written: plural forms need them. */
export interface Moment {
  readonly time: string;
  readonly rule: RuleId;
  readonly down: boolean;
  readonly load: number;
  readonly answered: number;
  /** Refusals alone take all that the server can do. */
  readonly refusalsFillServer: boolean;
  readonly total: number;
  readonly doneAnswered: number;
  readonly waiting: number;
  readonly settled: boolean;
  written(value: number): string;
}

const momentAt = (run: StormRun, tick: number, say: Say<StormWords>): Moment => {
  const { storm, totals } = run;
  const { params } = storm;
  const load = storm.loadPerTick[tick] ?? 0;
  const answered = storm.answeredPerTick[tick] ?? 0;
  const doneAnswered = totals.answered[tick] ?? 0;
  return {
    time: say.time(tick),
    rule: params.rule,
    down: tick < params.outage,
    load,
    answered,
    refusalsFillServer: load > 0 && answered === 0,
    total: storm.clients,
    doneAnswered,
    waiting: storm.clients - doneAnswered,
    settled: doneAnswered === storm.clients,
    written: say.count,
  };
};

/** The picture in one or two sentences: the rule, the moment, what this tick brought, who still waits. */
export const describe = (run: StormRun, tick: number, say: Say<StormWords>): string => {
  const { end, ticks } = run.storm;
  const isOver = end === "horizon" && tick === ticks - 1;
  return [say.words.sentence(momentAt(run, tick, say)), ...(isOver ? [say.words.modelEnds] : [])].join(" ");
};
