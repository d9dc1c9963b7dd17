import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import { partByHalves } from "../random/randomInt.ts";
import type { RandomState } from "../random/xor128.ts";
import type { PauseGrowth } from "../rules/PauseRule.ts";
import { ByFours } from "./ByFours.ts";

/**
 * Waiting by a rule that remembers the previous pause, of at most 2^16 - 1 ticks, and draws from at most 2^16
 * pauses. An entry is client * 2^clientShift + previous pause.
 */
export class ByPause extends ByFours {
  readonly clientShift: number;
  readonly maxClients: number;
  private readonly rule: PauseGrowth;

  constructor(rule: PauseGrowth) {
    super(true);
    this.clientShift = bits(rule.cap);
    this.maxClients = 2 ** (32 - this.clientShift);
    this.rule = rule;
  }

  entryOf(client: number): number {
    return (client << this.clientShift) | this.rule.lo;
  }

  protected sendFours(
    calendar: Calendar,
    from: number,
    to: number,
    tick: number,
    random: RandomState,
  ): number {
    // as in ByFailures; a `| 0` tells V8 that a sum does not outgrow an integer
    const chunkMask = calendar.chunkMask & 0x1ff;
    const now = calendar.bucketOf(tick) & 0xff_ffff;
    const end = to & 0x3fff_ffff;
    const lastFour = end - 4;
    const pauseMask = ((1 << this.clientShift) - 1) & 0xffff;
    const lo = this.rule.lo & 0xffff;
    const below = (lo - 1) | 0;
    const cap = this.rule.cap & 0xffff;
    const growth = this.rule.growth & 0xffff;
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
      let previous = entry & pauseMask;
      let span = (Math.imul(growth, previous) - below) | 0;
      let above = (Math.imul(x >>> 16, span) + (Math.imul(x & 0xffff, span) >>> 16)) >>> 16;
      let over = (cap - lo - above) | 0;
      let pause = (lo + above + (over & (over >> 31))) | 0;
      let bucket = now + pause;
      let place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry - previous + pause;
      words[bucket] = place + 1;
      unused = 3;

      entry = words[i + 1] as number;
      previous = entry & pauseMask;
      span = (Math.imul(growth, previous) - below) | 0;
      above = (Math.imul(y >>> 16, span) + (Math.imul(y & 0xffff, span) >>> 16)) >>> 16;
      over = (cap - lo - above) | 0;
      pause = (lo + above + (over & (over >> 31))) | 0;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry - previous + pause;
      words[bucket] = place + 1;
      unused = 2;

      entry = words[i + 2] as number;
      previous = entry & pauseMask;
      span = (Math.imul(growth, previous) - below) | 0;
      above = (Math.imul(z >>> 16, span) + (Math.imul(z & 0xffff, span) >>> 16)) >>> 16;
      over = (cap - lo - above) | 0;
      pause = (lo + above + (over & (over >> 31))) | 0;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry - previous + pause;
      words[bucket] = place + 1;
      unused = 1;

      entry = words[i + 3] as number;
      previous = entry & pauseMask;
      span = (Math.imul(growth, previous) - below) | 0;
      above = (Math.imul(w >>> 16, span) + (Math.imul(w & 0xffff, span) >>> 16)) >>> 16;
      over = (cap - lo - above) | 0;
      pause = (lo + above + (over & (over >> 31))) | 0;
      bucket = now + pause;
      place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry - previous + pause;
      words[bucket] = place + 1;
      unused = 0;
    }
    // the rest, one by one
    for (; i < end && unused === 0; i++) {
      t = x ^ (x << 11);
      t = w ^ (w >>> 19) ^ t ^ (t >>> 8);
      const entry = words[i] as number;
      const previous = entry & pauseMask;
      const span = (Math.imul(growth, previous) - below) | 0;
      const above = (Math.imul(t >>> 16, span) + (Math.imul(t & 0xffff, span) >>> 16)) >>> 16;
      const over = (cap - lo - above) | 0;
      const pause = (lo + above + (over & (over >> 31))) | 0;
      const bucket = now + pause;
      const place = words[bucket] as number;
      if ((place & chunkMask) === 0) break;
      words[place] = entry - previous + pause;
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
    const { lo, growth, cap } = this.rule;
    const entry = calendar.words[at] as number;
    const previous = entry & ((1 << this.clientShift) - 1);
    const pause = Math.min(cap, lo + partByHalves(output, growth * previous - lo + 1));
    calendar.put(tick + pause, entry - previous + pause);
    return pause;
  }
}
