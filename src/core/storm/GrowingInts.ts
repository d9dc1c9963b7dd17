/** Whole numbers in a row whose end is not known yet. Doubles its memory when it is full. */
export class GrowingInts {
  values = new Int32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) this.reserve(this.length + 1);
    this.values[this.length++] = value;
  }

  /** Makes room for `length` values in all. Room that was never written holds 0. */
  reserve(length: number): void {
    if (length > this.values.length) this.values = grown(this.values, length);
  }

  /** The values so far, in memory of their own. */
  trimmed(): Int32Array<ArrayBuffer> {
    return this.values.slice(0, this.length);
  }
}

/** A copy with room for `length` values or more; at least twice as long. What is new holds 0. */
export function grown(values: Int32Array, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(Math.max(length, 2 * values.length));
  copy.set(values);
  return copy;
}
