import { budgetFiguresAt } from "../../core/index.ts";
import type { Figures, Table } from "../contract.ts";
import type { Quantity, Unit } from "../quantity.ts";
import { type BudgetRun, type Course, chosen } from "./run.ts";

const orAbsent = (value: number | undefined, unit: Unit): Quantity | undefined =>
  value === undefined ? undefined : { value, unit };

const ofCourse = ({ totals }: Course, tick: number | undefined) => {
  const at = budgetFiguresAt(totals, tick);
  return {
    requests: { value: at.requests, unit: "count" },
    tries: { value: at.tries, unit: "count" },
    retries: { value: at.retries, unit: "count" },
    answered: { value: at.answered, unit: "count" },
    gaveUp: { value: at.gaveUp, unit: "count" },
    outOfBudget: { value: at.outOfBudget, unit: "count" },
    peakLoad: { value: at.peakLoad, unit: "count" },
    loadFactor: orAbsent(at.loadFactor, "ratio"),
    goodput: orAbsent(at.goodput, "share"),
    goodputAfter: orAbsent(at.goodputAfter, "share"),
    recovery: orAbsent(at.recoveryTicks, "tick"),
  } as const;
};

/** The outage's named quantities as of the end of a tick, by default the last: under the budget, and `without...` it. */
export const figures = (run: BudgetRun, tick?: number): Figures => {
  const without = ofCourse(run.without, tick);
  const { arrivals, attempts, before, burst, capacity, outage, perMinute, processes, ratio } =
    chosen(run).totals.result.params;
  return {
    ...ofCourse(chosen(run), tick),
    withoutTries: without.tries,
    withoutRetries: without.retries,
    withoutAnswered: without.answered,
    withoutGaveUp: without.gaveUp,
    withoutPeakLoad: without.peakLoad,
    withoutLoadFactor: without.loadFactor,
    withoutGoodput: without.goodput,
    withoutGoodputAfter: without.goodputAfter,
    withoutRecovery: without.recovery,

    arrivals: { value: arrivals.p / arrivals.q, unit: "perTick" },
    attempts: { value: attempts, unit: "count" },
    retriesAllowed: { value: attempts - 1, unit: "count" },
    before: { value: before, unit: "tick" },
    burst: { value: burst, unit: "count" },
    capacity: { value: capacity, unit: "perTick" },
    outage: { value: outage, unit: "tick" },
    outageEnd: { value: before + outage, unit: "tick" },
    perMinute: { value: perMinute, unit: "count" },
    processes: { value: processes, unit: "count" },
    ratio: { value: ratio.p / ratio.q, unit: "share" },
  };
};

/** A row a tick: the budgeted run, then the one without. */
export const table = (run: BudgetRun): Table => {
  const numbers = ({ totals: { result } }: Course, tick: number): readonly number[] => {
    const load = result.loadPerTick[tick] ?? 0;
    const answered = result.answeredPerTick[tick] ?? 0;
    return [load, answered, load - answered, result.gaveUpPerTick[tick] ?? 0];
  };
  return {
    columns: [
      { name: "tick", unit: "count" },
      { name: "time", unit: "tick" },
      { name: "fresh", unit: "count" },
      { name: "load", unit: "count" },
      { name: "answered", unit: "count" },
      { name: "rejected", unit: "count" },
      { name: "gaveUp", unit: "count" },
      { name: "withoutLoad", unit: "count" },
      { name: "withoutAnswered", unit: "count" },
      { name: "withoutRejected", unit: "count" },
      { name: "withoutGaveUp", unit: "count" },
    ],
    rows: run.ticks,
    row: (tick) => [
      tick,
      tick,
      run.without.totals.result.freshPerTick[tick] ?? 0,
      ...numbers(chosen(run), tick),
      ...numbers(run.without, tick),
    ],
    rowAt: (tick) => tick,
  };
};
