import type { Flows } from "./flows.ts";
import type { StormParams } from "./params.ts";

/** A storm gone through: plain data, per tick and per client. */
export interface StormResult {
  readonly params: StormParams;
  /** Ticks gone through: 0 .. ticks - 1. */
  readonly ticks: number;
  /**
   * `settled`: nobody waits any more. `horizon`: the last tick was reached. `cut`: the bound on the work was.
   */
  readonly end: "settled" | "horizon" | "cut";
  /** Clients born by the end: answered + gaveUp + waiting. */
  readonly clients: number;
  readonly answered: number;
  readonly gaveUp: number;
  readonly waiting: number;
  /** Attempts of all clients together: the sum of `loadPerTick`. */
  readonly requests: number;
  readonly loadPerTick: Int32Array<ArrayBuffer>;
  readonly answeredPerTick: Int32Array<ArrayBuffer>;
  readonly gaveUpPerTick: Int32Array<ArrayBuffer>;
  /** The tick at which each client was answered, by client; -1: not yet. */
  readonly answeredTick: Int32Array<ArrayBuffer>;
  /** Who was put where; only when the run was asked to trace it. */
  readonly flows?: Flows;
}
