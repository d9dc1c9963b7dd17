import { bits } from "./bits.ts";

/** The longest memory that is kept from run to run: 1 MB, so that a large run leaves nothing behind. */
const MAX_KEPT = 2 ** 18;

/** What earlier runs gave back: one memory of 2^n words, by n. */
const kept: (Uint32Array<ArrayBuffer> | undefined)[] = [];

/**
 * Memory of at least `length` words, of which the first `zeros` are 0 and the others may be anything. It is what a
 * run before gave back, where that is at hand: to a small run, new memory costs a fifth of its time.
 */
export function takeWords(length: number, zeros: number): Uint32Array<ArrayBuffer> {
  if (length > MAX_KEPT) return new Uint32Array(length);
  const size = bits(length - 1);
  const words = kept[size];
  if (words === undefined) return new Uint32Array(1 << size);
  kept[size] = undefined;
  return words.fill(0, 0, zeros);
}

/** As much memory again, or up to `length` words: the words that there are, and behind them zeros. They are given back. */
export function moreWords(words: Uint32Array<ArrayBuffer>, length: number): Uint32Array<ArrayBuffer> {
  const more = takeWords(Math.max(length, 2 * words.length), 0);
  more.set(words);
  more.fill(0, words.length);
  giveWords(words);
  return more;
}

/** Gives memory back. The giver keeps no hold on it. */
export function giveWords(words: Uint32Array<ArrayBuffer>): void {
  const size = bits(words.length - 1);
  if (words.length <= MAX_KEPT && words.length === 1 << size) kept[size] = words;
}
