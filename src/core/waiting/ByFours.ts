import type { Calendar } from "../calendar/Calendar.ts";
import { nextOutput, type RandomState } from "../random/xor128.ts";
import type { Waiting } from "./Waiting.ts";

/** A generator that stands still: of nothing, xorshift makes nothing. */
const STILL: RandomState = new Int32Array(4);

/**
 * Waiting in a fast loop that sends four clients a round: after four steps all four words of xorshift's state are
 * new, and each is an output, so that nothing is moved from word to word. A client whose bucket needs a new chunk is
 * sent beside the loop.
 */
export abstract class ByFours implements Waiting {
  abstract readonly clientShift: number;
  abstract readonly maxClients: number;
  /**
   * Outputs of the generator's last four that the loop drew and did not use, because a bucket needed a new chunk.
   */
  protected unused = 0;
  private readonly draws: boolean;

  /** `draws`: whether outputs change anything. Where they do not, none is drawn. */
  constructor(draws: boolean) {
    this.draws = draws;
  }

  abstract entryOf(client: number): number;

  send(calendar: Calendar, at: number, tick: number, random: RandomState): number {
    return this.sendOne(calendar, at, tick, this.draws ? nextOutput(random) : 0);
  }

  sendAll(calendar: Calendar, from: number, to: number, tick: number, generator: RandomState): void {
    const random = this.draws ? generator : STILL;
    let at = this.sendFours(calendar, from, to, tick, random);
    while (this.unused > 0) {
      for (; this.unused > 0; this.unused--)
        this.sendOne(calendar, at++, tick, random[4 - this.unused] as number);
      at = this.sendFours(calendar, at, to, tick, random);
    }
    while (at < to) this.sendOne(calendar, at++, tick, nextOutput(random));
  }

  /**
   * Sends clients by fours while there are any, then the rest, and stops before one whose bucket needs a new chunk;
   * `unused` says how many of its four are left. Says where the clients begin that were not sent. It calls nothing, or
   * V8 would look at the calendar's memory anew after each call: so the same lines stand there five times.
   */
  protected abstract sendFours(
    calendar: Calendar,
    from: number,
    to: number,
    tick: number,
    random: RandomState,
  ): number;

  /** Sends one client by an output of the generator, and says its pause. May move the calendar's memory. */
  protected abstract sendOne(calendar: Calendar, at: number, tick: number, output: number): number;
}
