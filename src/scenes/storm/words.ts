import type { SceneWords } from "../contract.ts";
import type { Moment } from "./moment.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** What the storm says beside the words that every scene has. Numbers come in already written in the language. */
export interface StormWords extends SceneWords {
  /** From long to short: the first that has room is written. */
  readonly past: readonly string[];
  readonly future: readonly string[];
  readonly serverDown: string;
  readonly filled: string;
  now(time: string): string;
  axisSecond(second: string): string;
  capacity(perTick: string, value: number): readonly string[];
  shows(seconds: string): string;
  sentence(moment: Moment): string;
  pastTick(time: string, knocks: Knocks): string;
  futureTick(time: string, waiting: number, written: string): string;
}

/** The requests of one tick, as numbers (for the plural) and as written. */
export interface Knocks {
  readonly load: number;
  readonly answered: number;
  readonly rejected: number;
  readonly down: boolean;
  written(value: number): string;
}

export const words = { en, ru } as const;
