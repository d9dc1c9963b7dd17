/**
 * Bounds the work of a run: it is cut before the tick `tick`, and before any tick that begins with `requests`
 * or more behind it. What was gone through by then is the same for every bound.
 */
export interface Until {
  readonly tick: number;
  readonly requests: number;
}

/** A run goes to its own end. */
export const NO_BOUND: Until = { tick: Number.POSITIVE_INFINITY, requests: Number.POSITIVE_INFINITY };
