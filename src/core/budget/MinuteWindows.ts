import { TICKS_PER_SECOND } from "../units.ts";
import type { BudgetParams } from "./params.ts";
import type { RetryBudget } from "./RetryBudget.ts";

const MINUTE_TICKS = 60 * TICKS_PER_SECOND;

/**
 * So many retries a minute: of any 600 ticks in a row, none sees a process make more than `perMinute` retries; past that
 * its requests fail instead (Google, "Site Reliability Engineering", ch. 22: "only allow 60 retries per minute in a
 * process").
 */
export class MinuteWindows implements RetryBudget {
  readonly #perMinute: number;
  readonly #processes: number;
  /** Retries by tick of the last minute and process. */
  readonly #spentAt: Int32Array;
  /** Retries of the last minute by process. */
  readonly #spent: Int32Array;
  #row = 0;

  constructor({ processes, perMinute }: BudgetParams) {
    this.#perMinute = perMinute;
    this.#processes = processes;
    this.#spentAt = new Int32Array(processes * MINUTE_TICKS);
    this.#spent = new Int32Array(processes);
  }

  begin(tick: number): void {
    this.#row = (tick % MINUTE_TICKS) * this.#processes;
    for (let process = 0; process < this.#processes; process++) {
      const at = this.#row + process;
      this.#spent[process]! -= this.#spentAt[at]!;
      this.#spentAt[at] = 0;
    }
  }

  firstTry(): void {}

  spend(process: number): boolean {
    if (this.#spent[process]! >= this.#perMinute) return false;
    this.#spent[process]!++;
    this.#spentAt[this.#row + process]!++;
    return true;
  }
}
