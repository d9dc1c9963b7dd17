import { grown } from "../memory/GrowingInts.ts";
import type { StormResult } from "./StormResult.ts";

/** Ticks that there is room for at first. */
const ROOM = 512;

/** What a storm counts by tick. A tick at which nobody knocks is not entered; it holds 0. */
export class TickBooks {
  private load = new Int32Array(ROOM);
  private answered = new Int32Array(ROOM);
  private gaveUp = new Int32Array(ROOM);

  enter(tick: number, load: number, answered: number, gaveUp: number): void {
    if (tick >= this.load.length) this.makeRoom(tick + 1);
    this.load[tick] = load;
    this.answered[tick] = answered;
    this.gaveUp[tick] = gaveUp;
  }

  /** The counts of the first `ticks` ticks. */
  close(ticks: number): Pick<StormResult, "loadPerTick" | "answeredPerTick" | "gaveUpPerTick"> {
    if (ticks > this.load.length) this.makeRoom(ticks);
    return {
      loadPerTick: this.load.slice(0, ticks),
      answeredPerTick: this.answered.slice(0, ticks),
      gaveUpPerTick: this.gaveUp.slice(0, ticks),
    };
  }

  private makeRoom(ticks: number): void {
    this.load = grown(this.load, ticks);
    this.answered = grown(this.answered, ticks);
    this.gaveUp = grown(this.gaveUp, ticks);
  }
}
