import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import { randomInt } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { Window } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/** As `ByFailures`, for windows of any length. Slower: a call a draw. */
export class ByLongWindows implements Waiting {
  readonly clientShift: number;
  readonly maxClients: number;
  private readonly windows: readonly Window[];
  private readonly draws: boolean;

  constructor(windows: readonly Window[], draws: boolean) {
    this.windows = windows;
    this.draws = draws;
    this.clientShift = bits(windows.length - 1);
    this.maxClients = 2 ** (32 - this.clientShift);
  }

  entryOf(client: number): number {
    return client << this.clientShift;
  }

  send(calendar: Calendar, at: number, tick: number, random: RandomState): number {
    const entry = calendar.words[at] as number;
    const row = entry & ((1 << this.clientShift) - 1);
    const { lo, hi } = this.windows[row] as Window;
    const pause = this.draws ? randomInt(random, lo, hi) : lo;
    calendar.put(tick + pause, row < this.windows.length - 1 ? entry + 1 : entry);
    return pause;
  }

  sendAll(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    for (let at = from; at < to; at++) this.send(calendar, at, tick, random);
  }
}
