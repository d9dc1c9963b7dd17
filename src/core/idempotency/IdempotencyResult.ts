import type { IdempotencyParams } from "./params.ts";

/**
 * Payments gone through, by customer. Time goes in ticks of one message: tick 0 is before the first request, tick 2k - 1
 * carries the requests of the k-th try, and tick 2k the answers to them.
 */
export interface IdempotencyResult {
  readonly params: IdempotencyParams;
  /** Ticks gone through: 0 .. ticks - 1. */
  readonly ticks: number;
  /** `settled`: everybody has an answer or has given up. `cut`: the bound was reached. */
  readonly end: "settled" | "cut";
  /** Bit k - 1: the request of the k-th try was sent. */
  readonly sent: Uint16Array<ArrayBuffer>;
  /** Bit k - 1: it reached the server. */
  readonly arrived: Uint16Array<ArrayBuffer>;
  /** The try whose answer reached the customer; 0: none did. */
  readonly answeredTry: Uint8Array<ArrayBuffer>;
}
