/** What the rules know of a model's parameters: whole numbers of ticks, 1 <= base <= cap. */
export interface PauseParams {
  readonly base: number;
  readonly cap: number;
  readonly pause: number;
  readonly window: number;
}

/** A pause is drawn from these whole numbers of ticks, all equally likely: lo .. hi, 1 <= lo <= hi < 2^24. */
export interface Window {
  readonly lo: number;
  readonly hi: number;
}

/** A rule whose client remembers how often it has failed. */
export interface FailureRule {
  readonly remembers: "failures";
  /** Outputs of the generator that a pause takes; without any, lo = hi. */
  readonly draws: 0 | 1;
  /**
   * Where the pause after the 1st, 2nd, ... failure lies; the last window holds for every later failure too.
   */
  windows(params: PauseParams): Window[];
}

/**
 * A rule whose client remembers its previous pause: the next is min(cap, randomInt(lo, growth * previous)).
 */
export interface PreviousPauseRule {
  readonly remembers: "pause";
  readonly draws: 1;
  /** `lo` is also what the client remembers before its first pause. */
  growth(params: PauseParams): PauseGrowth;
}

/** lo <= cap, and growth * cap - lo < 2^21. */
export interface PauseGrowth {
  readonly lo: number;
  readonly growth: number;
  readonly cap: number;
}

/**
 * How long a client waits after a failure, as data: where its pause may lie. `waiting/` draws by it, and where it can,
 * for a whole bucket of refused clients at once: the usual rule costs no call a client.
 */
export type PauseRule = FailureRule | PreviousPauseRule;
