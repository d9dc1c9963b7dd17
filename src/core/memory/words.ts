/** The longest memory that is kept from run to run: 1 MB, so that a large run leaves nothing behind. */
const MAX_KEPT = 2 ** 18;

let spare = new Uint32Array(0);

/**
 * Memory of `length` words, of which the first `zeros` are 0 and the others may be anything. It is what a
 * run before gave back, where that is long enough: to a small run, memory costs a fifth of its time.
 */
export function takeWords(length: number, zeros: number): Uint32Array<ArrayBuffer> {
  if (spare.length < length) return new Uint32Array(length);
  const words = spare.subarray(0, length).fill(0, 0, zeros);
  spare = new Uint32Array(0);
  return words;
}

/** A copy of at least `length` words and at least twice as long; the new ones are 0. */
export function moreWords(words: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(Math.max(length, 2 * words.length));
  copy.set(words);
  return copy;
}

/** Gives memory back. The giver keeps no hold on it. */
export function giveWords(words: Uint32Array<ArrayBuffer>): void {
  const all = new Uint32Array(words.buffer);
  if (all.length <= MAX_KEPT && all.length > spare.length) spare = all;
}
