import type { Calendar } from "../calendar/Calendar.ts";
import { bits } from "../memory/bits.ts";
import type { RandomState } from "../random/xor128.ts";
import type { PauseGrowth } from "../rules/PauseRule.ts";
import type { Waiting } from "./Waiting.ts";

/** Waiting by a rule that remembers the previous pause. An entry is client * 2^clientShift + that pause. */
export class ByPause implements Waiting {
  readonly clientShift: number;
  readonly maxClients: number;
  private readonly rule: PauseGrowth;

  constructor(rule: PauseGrowth) {
    this.clientShift = bits(rule.cap);
    this.maxClients = 2 ** (32 - this.clientShift);
    this.rule = rule;
  }

  entryOf(client: number): number {
    return (client << this.clientShift) | this.rule.lo;
  }

  wait(calendar: Calendar, from: number, to: number, tick: number, random: RandomState): void {
    const { lo, growth, cap } = this.rule;
    const { ringMask, chunkMask } = calendar;
    const pauseMask = (1 << this.clientShift) - 1;
    let { words } = calendar;
    let x = random[0] as number;
    let y = random[1] as number;
    let z = random[2] as number;
    let w = random[3] as number;
    for (let i = from; ; i++) {
      let bucket = 0;
      let entry = 0;
      // As in ByFailures, this loop calls nothing.
      for (; i < to; i = (i + 1) | 0) {
        entry = words[i] as number;
        const previous = entry & pauseMask;
        const t = x ^ (x << 11);
        x = y;
        y = z;
        z = w;
        w = w ^ (w >>> 19) ^ t ^ (t >>> 8);
        const span = (Math.imul(growth, previous) - lo + 1) | 0;
        // As there too, exact for spans up to 2^16.
        const above = (Math.imul(w >>> 16, span) + (Math.imul(w & 0xffff, span) >>> 16)) >>> 16;
        const drawn = (lo + above) | 0;
        const pause = Math.min(drawn, cap);
        words[i] = pause;
        entry = (entry - previous + pause) | 0;
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
    random[0] = x;
    random[1] = y;
    random[2] = z;
    random[3] = w;
  }
}
