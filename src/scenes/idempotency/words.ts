import type { KeyId, Payment } from "../../core/index.ts";
import type { SceneWords } from "../contract.ts";
import type { Band } from "./bands.ts";
import type { Message } from "./story.ts";

/** Texts from long to short: the first that has room is written. */
type Texts = readonly string[];

/** What the scene says beside the words that every scene has. */
export interface IdempotencyWords extends SceneWords {
  readonly client: string;
  readonly server: string;
  readonly ledger: Texts;
  /** What the customer's side notes: a try begins, an answer comes, no attempt is left. */
  tries(attempt: number): Texts;
  readonly learns: Texts;
  readonly givesUp: Texts;
  /** Written on the messages. */
  request(message: Message): Texts;
  answer(message: Message): Texts;
  /** What the server does about a request. */
  serverDoes(message: Message): Texts;
  verdict(payment: Payment): Texts;
  readonly nothingYet: string;
  /** A message by name, within a sentence. */
  name(message: Pick<Message, "attempt" | "kind">): string;
  /** One message in a sentence without its full stop. */
  message(message: Message): string;
  storySentence(story: Story): string;

  /** What stands behind the number of customers in each band. */
  bands(count: number, attempts: number): Readonly<Record<Band, Texts>>;
  total(total: Total): Texts;
  crowdSentence(crowd: Crowd): string;
}

export interface Story extends Payment {
  readonly key: KeyId;
  /** The messages that have been lost, in order. */
  readonly lost: readonly Message[];
}

export interface Total {
  readonly charges: number;
  readonly doubleCharges: number;
  written(value: number): string;
}

export interface Crowd extends Total {
  readonly key: KeyId;
  readonly lossRate: string;
  readonly customers: number;
  readonly charged: number;
  readonly chargedTwice: number;
  readonly unpaid: number;
  readonly chargedUnknown: number;
  readonly waiting: number;
}
