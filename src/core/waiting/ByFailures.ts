import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import type { RandomState } from "../random/xor128.ts";
import type { FailureRule, PauseParams, Window } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/**
 * Waiting by a rule that remembers failures. An entry is client * 2^clientShift + row; the row, how often the
 * client has failed, is the place of its next window in a table, and stays at the last.
 */
export class ByFailures implements Waiting {
  readonly clientShift: number;
  readonly maxClients: number;
  private readonly draws: boolean;
  /**
   * Where the table lies in the calendar's memory: the windows' lower ends, then how many pauses each holds.
   */
  private readonly loAt: number;

  constructor(rule: FailureRule, params: PauseParams, calendar: Calendar) {
    const windows = rule.windows(params);
    this.clientShift = bits(windows.length - 1);
    this.maxClients = 2 ** (32 - this.clientShift);
    this.draws = rule.draws === 1;
    this.loAt = calendar.extraAt;
    const rows = 1 << this.clientShift;
    for (let row = 0; row < rows; row++) {
      const { lo, hi } = windows[Math.min(row, windows.length - 1)] as Window;
      calendar.words[this.loAt + row] = lo;
      calendar.words[this.loAt + rows + row] = hi - lo + 1;
    }
  }

  entryOf(client: number): number {
    return client << this.clientShift;
  }

  wait(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    const { ringMask, chunkMask } = calendar;
    const lastRow = (1 << this.clientShift) - 1;
    const { loAt } = this;
    const spanAt = loAt + lastRow + 1;
    let { words } = calendar;
    let x = random[0] as number;
    let y = random[1] as number;
    let z = random[2] as number;
    let w = random[3] as number;
    for (let i = from; ; i++) {
      let bucket = 0;
      let entry = 0;
      // This loop calls nothing, or V8 would look at `words` anew after the call. It is left for a new chunk.
      // The `| 0` spare it the question whether a sum has outgrown an integer.
      for (; i < to; i = (i + 1) | 0) {
        entry = words[i] as number;
        const row = entry & lastRow;
        const t = x ^ (x << 11);
        x = y;
        y = z;
        z = w;
        w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
        const above = ((w >>> 0) * (words[(spanAt + row) | 0] as number) * 2 ** -32) | 0;
        const pause = ((words[(loAt + row) | 0] as number) + above) | 0;
        words[i] = pause;
        entry = (entry + ((row - lastRow) >>> 31)) | 0; // one row on, but not past the last
        bucket = (tick + pause) & ringMask;
        const end = words[bucket] as number;
        if ((end & chunkMask) === 0) break;
        words[end] = entry;
        words[bucket] = (end + 1) | 0;
      }
      if (i === to) break;
      calendar.putInNewChunk(bucket, entry);
      words = calendar.words;
    }
    if (!this.draws) return; // all spans were 1, so the outputs changed nothing: they were not drawn
    random[0] = x;
    random[1] = y;
    random[2] = z;
    random[3] = w;
  }
}
