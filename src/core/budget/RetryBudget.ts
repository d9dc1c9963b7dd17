/** What a crowd of processes may spend on retries, each from its own budget. Processes have numbers from 0 on. */
export interface RetryBudget {
  /** A tick begins. Ticks come one after the other. */
  begin(tick: number): void;
  /** A process sends a request for the first time. */
  firstTry(process: number): void;
  /** Whether a process may retry now; if it may, that retry is spent. */
  spend(process: number): boolean;
}
