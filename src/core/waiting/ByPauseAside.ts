import type { Calendar } from "../calendar/Calendar.ts";
import { GrowingInts } from "../memory/GrowingInts.ts";
import { randomInt } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { PauseGrowth } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/**
 * As `ByPause`, for spans over 2^16, and for crowds so large and caps so long that a client and its pause do
 * not fit one word: an entry is the client alone, and the pauses lie aside, by client. Slower, because they
 * lie in no order of use.
 */
export class ByPauseAside implements Waiting {
  readonly clientShift = 0;
  readonly maxClients = 2 ** 31;
  private readonly rule: PauseGrowth;
  private readonly previous = new GrowingInts();

  constructor(rule: PauseGrowth) {
    this.rule = rule;
  }

  entryOf(client: number): number {
    this.previous.push(this.rule.lo);
    return client;
  }

  send(calendar: Calendar, at: number, tick: number, random: RandomState): number {
    const { lo, growth, cap } = this.rule;
    const previous = this.previous.values;
    const client = calendar.words[at] as number;
    const pause = Math.min(cap, randomInt(random, lo, growth * (previous[client] as number)));
    previous[client] = pause;
    calendar.put(tick + pause, client);
    return pause;
  }

  sendAll(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    for (let at = from; at < to; at++) this.send(calendar, at, tick, random);
  }
}
