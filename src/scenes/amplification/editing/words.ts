import type { Locale } from "../../../locales/locale.ts";
import { en } from "./words.en.ts";
import { ru } from "./words.ru.ts";

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

export const editingWords: Readonly<Record<Locale, EditingWords>> = { en, ru };
