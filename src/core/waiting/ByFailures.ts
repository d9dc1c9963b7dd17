import type { Calendar, RING_AT } from "../calendar/Calendar.ts";
import { partByHalves } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { FailureRule, PauseParams, Window } from "../rules/PauseRule.ts";
import { ByFours } from "./ByFours.ts";

const CLIENT_SHIFT = 5;
const ROWS = 32;
const LAST_ROW = 31;

/** A generator that stands still: of nothing, xorshift makes nothing. */
const STILL: RandomState = new Int32Array(4);

/**
 * Waiting by a rule that remembers failures, with at most 32 windows, each at most 2^16 long. An entry is
 * client * 32 + row; the row, how often the client has failed, is the place of its next window in a table, and stays
 * at the last. The table is the beginning of the calendar's memory: how many pauses each window holds, then the
 * windows' lower ends.
 */
export class ByFailures extends ByFours {
  readonly clientShift = CLIENT_SHIFT;
  readonly maxClients = 2 ** (32 - CLIENT_SHIFT);
  private readonly draws: boolean;

  constructor(rule: FailureRule, params: PauseParams, calendar: Calendar) {
    super();
    const windows = rule.windows(params);
    this.draws = rule.draws === 1;
    for (let row = 0; row < ROWS; row++) {
      const { lo, hi } = windows[Math.min(row, windows.length - 1)] as Window;
      calendar.words[row] = hi - lo + 1;
      calendar.words[row + ROWS] = lo;
    }
  }

  entryOf(client: number): number {
    return client << CLIENT_SHIFT;
  }

  override wait(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    // where all spans are 1, outputs change nothing: none is drawn
    super.wait(calendar, from, to, tick, this.draws ? random : STILL);
  }

  protected sendFours(
    calendar: Calendar,
    from: number,
    to: number,
    tick: number,
    random: RandomState,
  ): number {
    // V8 compiles a function's own constants in; those of a file it reads anew in every round, once a bundler has
    // made variables of them.
    const rows: typeof ROWS = 32;
    const lastRow: typeof LAST_ROW = 31;
    const ringAt: typeof RING_AT = 64;
    // A mask wider than what it holds tells it once what it would ask in every round: this is a small number,
    // without a sign. The `| 0` in the loop tell it that a sum does not outgrow an integer.
    const ringMask = calendar.ringMask & 0xff_ffff;
    const chunkMask = calendar.chunkMask & 0xff;
    const now = tick & 0xff_ffff;
    const lastFour = (to & 0x3fff_ffff) - 4;
    const { words } = calendar;
    let x = (random[0] as number) | 0;
    let y = (random[1] as number) | 0;
    let z = (random[2] as number) | 0;
    let w = (random[3] as number) | 0;
    let t = 0;
    let unused = 0;
    let i = from & 0x3fff_ffff;
    for (; i <= lastFour; i += 4) {
      t = x ^ (x << 11);
      x = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      t = y ^ (y << 11);
      y = x ^ (x >>> 19) ^ t ^ (t >>> 8);
      t = z ^ (z << 11);
      z = y ^ (y >>> 19) ^ t ^ (t >>> 8);
      t = w ^ (w << 11);
      w = z ^ (z >>> 19) ^ t ^ (t >>> 8);
      unused = 4;

      let entry = words[i] as number;
      let row = entry & lastRow;
      let span = words[row] as number;
      let above = (Math.imul(x >>> 16, span) + (Math.imul(x & 0xffff, span) >>> 16)) >>> 16;
      let pause = ((words[row + rows] as number) + above) | 0;
      let bucket = ((now + pause) & ringMask) + ringAt;
      let place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + ((row - lastRow) >>> 31);
      words[bucket] = place + 1;
      words[i] = pause;
      unused = 3;

      entry = words[i + 1] as number;
      row = entry & lastRow;
      span = words[row] as number;
      above = (Math.imul(y >>> 16, span) + (Math.imul(y & 0xffff, span) >>> 16)) >>> 16;
      pause = ((words[row + rows] as number) + above) | 0;
      bucket = ((now + pause) & ringMask) + ringAt;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + ((row - lastRow) >>> 31);
      words[bucket] = place + 1;
      words[i + 1] = pause;
      unused = 2;

      entry = words[i + 2] as number;
      row = entry & lastRow;
      span = words[row] as number;
      above = (Math.imul(z >>> 16, span) + (Math.imul(z & 0xffff, span) >>> 16)) >>> 16;
      pause = ((words[row + rows] as number) + above) | 0;
      bucket = ((now + pause) & ringMask) + ringAt;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + ((row - lastRow) >>> 31);
      words[bucket] = place + 1;
      words[i + 2] = pause;
      unused = 1;

      entry = words[i + 3] as number;
      row = entry & lastRow;
      span = words[row] as number;
      above = (Math.imul(w >>> 16, span) + (Math.imul(w & 0xffff, span) >>> 16)) >>> 16;
      pause = ((words[row + rows] as number) + above) | 0;
      bucket = ((now + pause) & ringMask) + ringAt;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + ((row - lastRow) >>> 31);
      words[bucket] = place + 1;
      words[i + 3] = pause;
      unused = 0;
    }
    random[0] = x;
    random[1] = y;
    random[2] = z;
    random[3] = w;
    this.unused = unused;
    return unused === 0 ? i : i + 4 - unused;
  }

  protected sendOne(calendar: Calendar, at: number, tick: number, output: number): void {
    const { words } = calendar;
    const entry = words[at] as number;
    const row = entry & LAST_ROW;
    const pause = (words[row + ROWS] as number) + partByHalves(output, words[row] as number);
    words[at] = pause;
    calendar.put(tick + pause, row < LAST_ROW ? entry + 1 : entry);
  }
}
