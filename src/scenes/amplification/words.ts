import type { RemedyId } from "../../core/index.ts";
import type { SceneWords } from "../contract.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

/** A number as it is written, beside a value that its plural form goes by. */
export interface Written {
  readonly value: number;
  readonly text: string;
}

/** What is to be said of a cascade at a moment. */
export interface Saying {
  readonly clicks: Written;
  readonly requests: Written;
  readonly over: boolean;
  readonly certain: boolean;
  /** The service with the most requests so far; absent: none has any. */
  readonly most: { readonly service: string; readonly requests: Written } | undefined;
  /** The request that is being made. */
  readonly newest:
    | { readonly service: string; readonly caller: string | undefined; readonly attempt: string }
    | undefined;
  readonly remedy: RemedyId;
  readonly success: string;
  /** Chance of success: 0 and 1 are said in words. */
  readonly sure: 0 | 1 | undefined;
}

/** Texts from long to short are tried in turn: the first that has room is written. */
export interface AmplificationWords extends SceneWords {
  user(requests: Written): string;
  requests(made: Written): string;
  onAverage(mean: string): readonly string[];
  readonly broken: string;
  failsAt(share: string): readonly string[];
  readonly neverCalled: readonly string[];
  succeeds(share: string): readonly string[];
  tries(attempts: Written): readonly string[];
  withBudget(tries: string, budget: string): string;
  compare(service: string, clicks: Written): readonly string[];
  readonly answered: string;
  perTick(requests: string): string;
  readonly tooMany: readonly string[];
  readonly filled: readonly string[];
  sentence(saying: Saying): string;
  readonly editing: EditingWords;
  onUser(requests: Written, success: string): string;
  onService(service: string, made: Written, failed: string, state: string): string;
  onCall(caller: string, to: string, made: Written, tries: string): string;
  onRemedy(remedy: string, requests: Written, service: string, success: string): string;
}

/** What the panel says, and why a gesture is refused. */
export interface EditingWords {
  /** Nothing is selected: what can be done. */
  readonly nothing: string;
  readonly addService: string;
  readonly layOut: string;
  readonly user: string;
  readonly userAttempts: string;
  readonly userRequests: string;
  readonly goesTo: string;
  readonly name: string;
  readonly nameHelp: string;
  readonly state: string;
  readonly states: { readonly works: string; readonly broken: string; readonly rate: string };
  readonly rate: string;
  readonly rateHelp: string;
  readonly order: string;
  readonly orders: { readonly inOrder: string; readonly together: string };
  readonly call: string;
  readonly addCalled: string;
  readonly makeEntry: string;
  readonly removeService: string;
  readonly attempts: string;
  readonly budget: string;
  readonly budgetHelp: string;
  readonly earlier: string;
  readonly later: string;
  readonly removeCall: string;
  /** The beginning of a new service's name. */
  readonly newService: string;
  readonly onlyServices: string;
  readonly lastService: string;
  nameTaken(name: string): string;
}

export const words = { en, ru } as const;
