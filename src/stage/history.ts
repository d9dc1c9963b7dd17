import type { AnyParams } from "../scenes/contract.ts";

/** More steps back are remembered by nobody. */
const MOST = 200;

/** What parameters were before the reader changed them, and what they were before he took that back. */
export class History {
  #past: AnyParams[] = [];
  #future: AnyParams[] = [];
  #part: string | undefined;

  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** A change is about to be made. Those of one `part`, such as the moves of one drag, are taken back together. */
  note(before: AnyParams, part?: string): void {
    const goesOn = part !== undefined && part === this.#part;
    this.#part = part;
    this.#future = [];
    if (goesOn) return;
    this.#past.push(before);
    if (this.#past.length > MOST) this.#past.shift();
  }

  /** The parameters before the last change, given those of now. */
  undo(now: AnyParams): AnyParams | undefined {
    return this.#move(this.#past, this.#future, now);
  }

  /** The parameters before the last `undo`. */
  redo(now: AnyParams): AnyParams | undefined {
    return this.#move(this.#future, this.#past, now);
  }

  #move(from: AnyParams[], to: AnyParams[], now: AnyParams): AnyParams | undefined {
    const found = from.pop();
    if (found !== undefined) to.push(now);
    this.#part = undefined;
    return found;
  }
}
