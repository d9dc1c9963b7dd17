import type { RemedyId } from "../../core/index.ts";
import type { SceneWords } from "../contract.ts";

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
  onUser(requests: Written, success: string): string;
  onService(service: string, made: Written, failed: string, state: string): string;
  onCall(caller: string, to: string, made: Written, tries: string): string;
  onRemedy(remedy: string, requests: Written, service: string, success: string): string;
}
