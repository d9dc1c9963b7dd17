/** What the rules know of a storm's parameters: all whole numbers of ticks, 1 <= base <= cap. */
export interface PauseParams {
  readonly base: number;
  readonly cap: number;
  readonly pause: number;
  readonly window: number;
}

/**
 * How long a client waits after a failure: a state transition with its chance passed in. What a client carries from
 * one failure to the next is one whole number, its state: how often it has failed, or its previous pause.
 */
export interface PauseRule {
  /** Outputs of the generator that one failure takes. */
  readonly draws: 0 | 1;
  /** The longest pause that the rule can give, in ticks. */
  maxPauseTicks(params: PauseParams): number;
  /** The state of a client that has not failed yet. */
  firstState(params: PauseParams): number;
  /** The rule with its parameters worked in, ready for many runs of refused clients. */
  pauseOf(params: PauseParams): Pause;
}

/**
 * Gives a whole run of refused clients their pauses: reads `states[i]` and, where the rule draws, the unsigned 32-bit
 * `outputs[i]`; writes `pauses[i]`, whole ticks, at least 1, and the client's next state to `states[i]`;
 * i = 0 .. count - 1.
 */
export type Pause = (states: Int32Array, pauses: Int32Array, outputs: Uint32Array, count: number) => void;
