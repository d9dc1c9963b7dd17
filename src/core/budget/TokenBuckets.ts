import type { BudgetParams } from "./params.ts";
import type { RetryBudget } from "./RetryBudget.ts";

/**
 * Retries as a share of first tries. A process has a bucket that starts with `burst` tokens and holds no more; a first try
 * puts `ratio` of a token in, a retry takes a whole one. So at any moment its retries are at most
 * burst + ratio * its first tries. (The share is Google's, "Site Reliability Engineering", ch. 21: retries up to a tenth
 * of a client's requests; the bucket bounds how much of a calm past may be saved up for the next outage.)
 */
export class TokenBuckets implements RetryBudget {
  /** By process, in q-ths of a token: whole numbers. */
  readonly #level: Int32Array;
  readonly #full: number;
  readonly #perFirstTry: number;
  readonly #perRetry: number;

  constructor({ processes, burst, ratio }: BudgetParams) {
    this.#perRetry = ratio.q;
    this.#perFirstTry = ratio.p;
    this.#full = burst * ratio.q;
    this.#level = new Int32Array(processes).fill(this.#full);
  }

  begin(): void {}

  firstTry(process: number): void {
    this.#level[process] = Math.min(this.#full, (this.#level[process] as number) + this.#perFirstTry);
  }

  spend(process: number): boolean {
    const level = this.#level[process] as number;
    if (level < this.#perRetry) return false;
    this.#level[process] = level - this.#perRetry;
    return true;
  }
}
