/** What is written on every picture of a crowd before a server. Numbers and times come in written. */
export interface ClockWords {
  readonly serverDown: string;
  readonly filled: string;
  now(time: string): string;
  axisSecond(second: string): string;
  shows(seconds: string): string;
  /** From long to short: the first that has room is written. */
  capacity(perTick: string, value: number): readonly string[];
}

/** What a storm's picture says, and each tick of it. */
export interface StormPictureWords extends ClockWords {
  /** From long to short: the first that has room is written. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  pastTick(time: string, knocks: Knocks): string;
  futureTick(time: string, waiting: number, written: string): string;
}

/** The requests of one tick, as numbers (for the plural) and as written. */
interface Knocks {
  readonly load: number;
  readonly answered: number;
  readonly rejected: number;
  readonly down: boolean;
  written(value: number): string;
}
