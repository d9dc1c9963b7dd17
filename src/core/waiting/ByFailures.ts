import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import type { RandomState } from "../random/xor128.ts";
import type { FailureRule, PauseParams, Window } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/**
 * Waiting by a rule that remembers failures, its windows at most 2^16 long. An entry is client * 2^clientShift + row; the row, how often the
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
    // Each `| 0` up here tells V8 once what it would ask in every round: whether this is a 32-bit integer.
    const ringMask = calendar.ringMask | 0;
    const chunkMask = calendar.chunkMask | 0;
    const now = tick | 0;
    const end = to | 0;
    const lastRow = (1 << this.clientShift) - 1;
    const loAt = this.loAt | 0;
    const spanAt = (loAt + lastRow + 1) | 0;
    let { words } = calendar;
    let x = (random[0] as number) | 0;
    let y = (random[1] as number) | 0;
    let z = (random[2] as number) | 0;
    let w = (random[3] as number) | 0;
    for (let i = from | 0; ; i = (i + 1) | 0) {
      let bucket = 0;
      let entry = 0;
      // This loop calls nothing, or V8 would look at `words` anew after the call. It is left for a new chunk.
      // The `| 0` spare it the question whether a sum has outgrown an integer.
      for (; i < end; i = (i + 1) | 0) {
        entry = words[i] as number;
        const row = entry & lastRow;
        const t = x ^ (x << 11);
        x = y;
        y = z;
        z = w;
        w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
        const span = words[(spanAt + row) | 0] as number;
        // floor(w * span / 2^32) by halves of w; exact, because spans are at most 2^16.
        const above = (Math.imul(w >>> 16, span) + (Math.imul(w & 0xffff, span) >>> 16)) >>> 16;
        const pause = ((words[(loAt + row) | 0] as number) + above) | 0;
        words[i] = pause;
        entry = (entry + ((row - lastRow) >>> 31)) | 0; // one row on, but not past the last
        bucket = (now + pause) & ringMask;
        const place = words[bucket] as number;
        if ((place & chunkMask) === 0) break;
        words[place] = entry;
        words[bucket] = (place + 1) | 0;
      }
      if (i === end) break;
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
