/**
 * Whole numbers in a row whose end is not known yet. Doubles its memory when it is full; room not yet used
 * holds 0.
 */
export class GrowingInts {
  values: Int32Array<ArrayBuffer>;
  length = 0;

  constructor(room = 512) {
    this.values = new Int32Array(room);
  }

  push(value: number): void {
    if (this.length === this.values.length) this.values = grown(this.values, this.length + 1);
    this.values[this.length++] = value;
  }

  /** Lengthens the row to `length`; what is new holds 0. */
  extend(length: number): void {
    if (length > this.values.length) this.values = grown(this.values, length);
    this.length = length;
  }

  /** The row in memory of exactly its length. */
  trimmed(): Int32Array<ArrayBuffer> {
    return this.length === this.values.length ? this.values : this.values.slice(0, this.length);
  }
}

/** A copy with room for `length` values or more, at least twice as long; the new room holds 0. */
function grown(values: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(length, 2 * values.length));
  copy.set(values);
  return copy;
}
