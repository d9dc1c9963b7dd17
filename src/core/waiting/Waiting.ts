import type { Calendar } from "../calendar/Calendar.ts";
import type { RandomState } from "../random/xor128.ts";

/** How the clients of one run wait: their rule with its parameters worked in. */
export interface Waiting {
  /** How many clients an entry of the calendar can tell apart. */
  readonly maxClients: number;
  /** An entry holds its client from this bit on, and below it what the client remembers. */
  readonly clientShift: number;
  /** Entry of a client that has not failed yet. Clients are asked for in the order of their numbers. */
  entryOf(client: number): number;
  /**
   * Sends the refused client of words[at] of the calendar's memory into the calendar: it draws its pause and is put
   * at the end of the bucket of tick + pause. Says the pause.
   */
  send(calendar: Calendar, at: number, tick: number, random: RandomState): number;
  /** Sends those of words[from] up to, not including, words[to], each in turn; faster than one by one. */
  sendAll(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void;
}
