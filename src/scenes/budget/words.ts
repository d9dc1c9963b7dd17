import type { BudgetParams } from "../../core/index.ts";
import type { SceneWords } from "../contract.ts";
import type { ClockWords } from "../words/CrowdWords.ts";

/** What the scene says beside the words that every scene has. Numbers come in already written, or with the way to. */
export interface BudgetWords extends SceneWords, ClockWords {
  readonly withShort: string;
  readonly withoutShort: string;
  readonly without: string;
  budgetName(params: BudgetParams): string;
  budgetShort(params: BudgetParams): string;
  /** What a run has come to, from long to short. `factor` is absent before the outage has cost anybody all attempts. */
  account(account: Account): readonly string[];
  sentence(moment: Moment): string;
  pastTick(name: string, tick: TickNumbers): string;
  futureTick(name: string, waiting: number, written: (value: number) => string): string;
}

export interface Account {
  readonly factor: string | undefined;
  readonly goodput: string | undefined;
  readonly gaveUp: number;
  readonly gaveUpWritten: string;
}

export interface Outcome {
  readonly load: number;
  readonly answered: number;
  readonly gaveUp: number;
  readonly goodput: string | undefined;
}

export interface Moment {
  readonly time: string;
  readonly down: boolean;
  readonly without: Outcome;
  readonly budgeted: (Outcome & { readonly name: string }) | undefined;
  written(value: number): string;
}

export interface TickNumbers {
  readonly load: number;
  readonly answered: number;
  readonly gaveUp: number;
  written(value: number): string;
}
