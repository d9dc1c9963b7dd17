/** The longest memory that is kept from run to run: 1 MB, so that a large run leaves nothing behind. */
const MAX_KEPT = 2 ** 18;

let spare = new Int32Array(0);

/**
 * Memory for `length` numbers, of which the first `zeros` are 0 and the others may be anything. It is what a
 * run before gave back, where that is long enough: to a small run, memory costs a fifth of its time.
 */
export function takeInts(length: number, zeros: number): Int32Array<ArrayBuffer> {
  if (spare.length < length) return new Int32Array(length);
  const ints = spare.subarray(0, length).fill(0, 0, zeros);
  spare = new Int32Array(0);
  return ints;
}

/** Gives memory back. The giver keeps no hold on it. */
export function giveInts(ints: Int32Array<ArrayBuffer>): void {
  const all = new Int32Array(ints.buffer);
  if (all.length <= MAX_KEPT && all.length > spare.length) spare = all;
}
