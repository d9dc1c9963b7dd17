import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import { randomInt } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { Window } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/** As `ByFailures`, for windows of any length, all of which draw. Slower: a call a draw. */
export class ByLongWindows implements Waiting {
  readonly clientShift: number;
  readonly maxClients: number;
  private readonly windows: readonly Window[];

  constructor(windows: readonly Window[]) {
    this.clientShift = bits(windows.length - 1);
    this.maxClients = 2 ** (32 - this.clientShift);
    this.windows = windows;
  }

  entryOf(client: number): number {
    return client << this.clientShift;
  }

  wait(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    const { windows, clientShift } = this;
    for (let i = from; i < to; i++) {
      const entry = calendar.words[i] as number;
      const row = entry & ((1 << clientShift) - 1);
      const { lo, hi } = windows[row] as Window;
      const pause = randomInt(random, lo, hi);
      calendar.words[i] = pause;
      calendar.put(tick + pause, row < windows.length - 1 ? entry + 1 : entry);
    }
  }
}
