import { type Calendar, TABLE_WORDS } from "../calendar/Calendar.ts";
import { partByHalves } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { Window } from "../rules/PauseRule.ts";
import { ByFours } from "./ByFours.ts";

const CLIENT_SHIFT = 5;
const LAST_ROW = 31;

/**
 * Waiting by a rule that remembers failures, with at most 32 windows that begin below 2^15 and end below 2^16. An
 * entry is client * 32 + row; the row, how often the client has failed, is the place of its next window in a table,
 * and stays at the last.
 *
 * The table is the beginning of the calendar's memory, and one word of it is a window: from bit 0 on how many pauses
 * it holds, from bit 16 on its lower end, at bit 31 whether a row follows.
 */
export class ByFailures extends ByFours {
  readonly clientShift = CLIENT_SHIFT;
  readonly maxClients = 2 ** (32 - CLIENT_SHIFT);

  constructor(windows: readonly Window[], draws: boolean, calendar: Calendar) {
    super(draws);
    // those behind the last window are the last once more
    for (let row = 0; row < TABLE_WORDS; row++) {
      const { lo, hi } = windows[Math.min(row, windows.length - 1)] as Window;
      const follows = row < LAST_ROW ? 1 : 0;
      calendar.words[row] = (follows << 31) | (lo << 16) | (hi - lo + 1);
    }
  }

  entryOf(client: number): number {
    return client << CLIENT_SHIFT;
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
    const lastRow: typeof LAST_ROW = 31;
    // A mask wider than what it holds tells it once what it would ask in every round: this is a small number,
    // without a sign.
    const chunkMask = calendar.chunkMask & 0x1ff;
    const now = calendar.bucketOf(tick) & 0xff_ffff;
    const end = to & 0x3fff_ffff;
    const lastFour = end - 4;
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
      let window = words[entry & lastRow] as number;
      let span = window & 0xffff;
      let pause =
        (Math.imul(x >>> 16, span) + (Math.imul(x & 0xffff, span) >>> 16) + (window & 0x7fff_0000)) >>> 16;
      let bucket = now + pause;
      let place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + (window >>> 31);
      words[bucket] = place + 1;
      unused = 3;

      entry = words[i + 1] as number;
      window = words[entry & lastRow] as number;
      span = window & 0xffff;
      pause =
        (Math.imul(y >>> 16, span) + (Math.imul(y & 0xffff, span) >>> 16) + (window & 0x7fff_0000)) >>> 16;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + (window >>> 31);
      words[bucket] = place + 1;
      unused = 2;

      entry = words[i + 2] as number;
      window = words[entry & lastRow] as number;
      span = window & 0xffff;
      pause =
        (Math.imul(z >>> 16, span) + (Math.imul(z & 0xffff, span) >>> 16) + (window & 0x7fff_0000)) >>> 16;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + (window >>> 31);
      words[bucket] = place + 1;
      unused = 1;

      entry = words[i + 3] as number;
      window = words[entry & lastRow] as number;
      span = window & 0xffff;
      pause =
        (Math.imul(w >>> 16, span) + (Math.imul(w & 0xffff, span) >>> 16) + (window & 0x7fff_0000)) >>> 16;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + (window >>> 31);
      words[bucket] = place + 1;
      unused = 0;
    }
    // the rest, one by one
    for (; i < end && unused === 0; i++) {
      t = x ^ (x << 11);
      t = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      const entry = words[i] as number;
      const window = words[entry & lastRow] as number;
      const span = window & 0xffff;
      const pause =
        (Math.imul(t >>> 16, span) + (Math.imul(t & 0xffff, span) >>> 16) + (window & 0x7fff_0000)) >>> 16;
      const bucket = now + pause;
      const place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry + (window >>> 31);
      words[bucket] = place + 1;
      x = y;
      y = z;
      z = w;
      w = t;
    }
    random[0] = x;
    random[1] = y;
    random[2] = z;
    random[3] = w;
    this.unused = unused;
    return i + ((4 - unused) & 3);
  }

  protected sendOne(calendar: Calendar, at: number, tick: number, output: number): number {
    const { words } = calendar;
    const entry = words[at] as number;
    const window = words[entry & LAST_ROW] as number;
    const pause = ((window >>> 16) & 0x7fff) + partByHalves(output, window & 0xffff);
    calendar.put(tick + pause, entry + (window >>> 31));
    return pause;
  }
}
