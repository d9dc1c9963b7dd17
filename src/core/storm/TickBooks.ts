import { giveWords, moreWords, takeWords } from "../memory/words.ts";
import type { StormResult } from "./StormResult.ts";

/** Words of a tick: load, answered, gave up. */
const PER_TICK = 3;

/** Words that there is room for at first. */
const ROOM = PER_TICK * 512;

/** What a storm counts by tick. A tick at which nobody knocks is not entered; it holds 0. */
export class TickBooks {
  /** All of it is 0 at first, also what is there beyond the room asked for. */
  private words = takeWords(ROOM, 0).fill(0);

  enter(tick: number, load: number, answered: number, gaveUp: number): void {
    const at = PER_TICK * tick;
    this.makeRoom(at + PER_TICK);
    const { words } = this;
    words[at] = load;
    words[at + 1] = answered;
    words[at + 2] = gaveUp;
  }

  /** The counts of the first `ticks` ticks, in one memory. The books are of no use any more. */
  close(ticks: number): Pick<StormResult, "loadPerTick" | "answeredPerTick" | "gaveUpPerTick"> {
    this.makeRoom(PER_TICK * ticks);
    const { words } = this;
    const counts = new Int32Array(PER_TICK * ticks);
    for (let tick = 0; tick < ticks; tick++) {
      counts[tick] = words[PER_TICK * tick] as number;
      counts[ticks + tick] = words[PER_TICK * tick + 1] as number;
      counts[2 * ticks + tick] = words[PER_TICK * tick + 2] as number;
    }
    giveWords(words);
    return {
      loadPerTick: counts.subarray(0, ticks),
      answeredPerTick: counts.subarray(ticks, 2 * ticks),
      gaveUpPerTick: counts.subarray(2 * ticks),
    };
  }

  private makeRoom(words: number): void {
    if (words > this.words.length) this.words = moreWords(this.words, words);
  }
}
