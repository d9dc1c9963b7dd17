import { GrowingInts } from "../memory/GrowingInts.ts";

/**
 * How many clients refused at one tick knock again at another. The flows out of tick t are the entries
 * start[t] up to, not including, start[t + 1] of `target` (a tick, also at or after the horizon) and `count`:
 * one entry a target, in the order in which the targets were first drawn.
 */
export interface Flows {
  readonly start: Int32Array<ArrayBuffer>;
  readonly target: Int32Array<ArrayBuffer>;
  readonly count: Int32Array<ArrayBuffer>;
}

/** Collects the flows of a run. Memory: an entry a pair of ticks, and a word a tick of the longest pause. */
export class FlowTrace {
  private readonly start = new GrowingInts();
  private readonly target = new GrowingInts();
  private readonly count = new GrowingInts();
  /**
   * By pause: 1 + the entry that was last made for it. It is this tick's if it is not before `start` of the
   * tick.
   */
  private readonly lastEntry: Int32Array;
  private tick = 0;

  constructor(longestPauseTicks: number) {
    this.lastEntry = new Int32Array(longestPauseTicks + 1);
  }

  /** Goes on to a tick, or stays at it. */
  open(tick: number): void {
    const { start, target } = this;
    const opened = start.length;
    this.tick = tick;
    if (opened > tick) return;
    start.extend(tick + 1);
    start.values.fill(target.length, opened, tick + 1);
  }

  /** Adds a client that is refused at the open tick, and its pause. */
  add(pause: number): void {
    const { tick, lastEntry, count, target } = this;
    const entry = (lastEntry[pause] as number) - 1;
    if (entry >= (this.start.values[tick] as number)) {
      count.values[entry] = (count.values[entry] as number) + 1;
    } else {
      target.push(tick + pause);
      count.push(1);
      lastEntry[pause] = target.length;
    }
  }

  /** The flows of a run that went through `ticks` ticks. */
  flows(ticks: number): Flows {
    this.open(ticks);
    return { start: this.start.trimmed(), target: this.target.trimmed(), count: this.count.trimmed() };
  }
}
