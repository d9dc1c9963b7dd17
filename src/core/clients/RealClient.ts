/**
 * Where a client applies its cap. `raw`: to the limit, before chance comes in, so that pauses keep differing.
 * `final`: to the drawn pause, so that every draw above the cap becomes the cap itself.
 */
export const capApplications = ["final", "raw"] as const;
export type CapApplied = (typeof capApplications)[number];

/** What the pause before a retry is made from. */
export interface Draw {
  /** 1 for the first retry. */
  readonly retry: number;
  /** What the client's one call of its random function returned: 0 <= chance < 1. */
  readonly chance: number;
  /** The pause before the retry before; 0 at the first. */
  readonly previousMs: number;
}

/**
 * A library's client under certain settings: its own formula, and the same with the cap in the other place.
 */
export interface RealClient {
  readonly library: string;
  readonly capMs: number;
  /** The limit that doubles, before chance and cap. */
  limitMs(retry: number): number;
  pauseMs(draw: Draw, applied: CapApplied): number;
  /** The longest that the pause before a retry can be. */
  longestMs(retry: number, applied: CapApplied): number;
  /**
   * The chance that the pause before a retry is the cap exactly; absent where it hangs on all pauses before.
   */
  shareAtCap?(retry: number, applied: CapApplied): number;
}
