import { GrowingInts } from "./GrowingInts.ts";

/**
 * How many clients refused at one tick will knock at another. The flows out of tick t are entries start[t] up to, not
 * including, start[t + 1] of `target` (a tick, also at or after the horizon) and `count`; one entry a pair, in the
 * order in which the targets were first drawn.
 */
export interface Flows {
  readonly start: Int32Array<ArrayBuffer>;
  readonly target: Int32Array<ArrayBuffer>;
  readonly count: Int32Array<ArrayBuffer>;
}

/** Collects the flows of a run. Memory: one entry a pair of ticks, and one word a tick of the longest pause. */
export class FlowTrace {
  private readonly start = new GrowingInts();
  private readonly target = new GrowingInts();
  private readonly count = new GrowingInts();
  /** Where the pair of the present tick and a pause lies, by pause; no pair when that is before the present tick's first. */
  private readonly entryOf: Int32Array;
  private first = 0;

  constructor(maxPauseTicks: number) {
    this.entryOf = new Int32Array(maxPauseTicks + 1).fill(-1);
  }

  /** Begins the flows out of the next tick. */
  openTick(): void {
    this.first = this.target.length;
    this.start.push(this.first);
  }

  /** Adds a run of clients refused at `tick`, whose pauses are pauses[0 .. count - 1]. */
  add(tick: number, pauses: Int32Array, count: number): void {
    const { entryOf, first } = this;
    for (let i = 0; i < count; i++) {
      const pause = pauses[i] as number;
      const entry = entryOf[pause] as number;
      if (entry >= first) {
        this.count.values[entry] = (this.count.values[entry] as number) + 1;
      } else {
        entryOf[pause] = this.target.length;
        this.target.push(tick + pause);
        this.count.push(1);
      }
    }
  }

  close(): Flows {
    this.openTick();
    return { start: this.start.trimmed(), target: this.target.trimmed(), count: this.count.trimmed() };
  }
}
