import type { Flows } from "../storm/flows.ts";
import type { BudgetParams } from "./params.ts";

/** An outage gone through: plain data per tick. */
export interface BudgetResult {
  readonly params: BudgetParams;
  /** Ticks gone through: 0 .. ticks - 1. */
  readonly ticks: number;
  /** `horizon`: the last tick was reached. `cut`: the bound on the work was. */
  readonly end: "horizon" | "cut";
  /** Requests begun by the end: answered + gaveUp + waiting. */
  readonly requests: number;
  readonly answered: number;
  readonly gaveUp: number;
  readonly waiting: number;
  /** Tries of all requests together: the sum of `loadPerTick`. */
  readonly tries: number;
  readonly freshPerTick: Int32Array<ArrayBuffer>;
  /** Fresh requests and retries. */
  readonly loadPerTick: Int32Array<ArrayBuffer>;
  readonly answeredPerTick: Int32Array<ArrayBuffer>;
  readonly gaveUpPerTick: Int32Array<ArrayBuffer>;
  /** Those among them that had attempts left, and no budget. */
  readonly outOfBudgetPerTick: Int32Array<ArrayBuffer>;
  /** Requests begun in the outage that gave up in the outage, by the tick in which they did, and the tries they made. */
  readonly lostInOutagePerTick: Int32Array<ArrayBuffer>;
  readonly triesOfLostPerTick: Int32Array<ArrayBuffer>;
  /** Which tick's refused try again in which tick. */
  readonly flows: Flows;
}
