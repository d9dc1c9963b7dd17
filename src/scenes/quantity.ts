/** What a number measures; it decides how the number is written. A tick is 100 ms and is shown in seconds. */
export type Unit = "count" | "tick" | "perTick" | "share" | "ratio" | "plain";

/** A number with its unit: what models give and words are made from. */
export interface Quantity {
  readonly value: number | bigint;
  readonly unit: Unit;
}
