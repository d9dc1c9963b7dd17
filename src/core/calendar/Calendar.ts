import { bits } from "../memory/bits.ts";
import { giveWords, moreWords, takeWords } from "../memory/words.ts";

/** No chunk. The memory begins with other things, so no chunk begins at 0. */
const NONE = 0;

const NOTHING = new Uint32Array(0);

/**
 * Words of a chunk before its first entry, the first of which names the next chunk. A full chunk holds whole fours
 * of entries.
 */
const HEAD = 4;

/** Words before the buckets, for whoever puts: a table there lies at places that are known when it is compiled. */
export const TABLE_WORDS = 32;

/** Buckets beyond those that a pause can reach, at least: so many ticks pass between two moves. */
const LEAST_PASSED = 256;

/** What the calendar must be sized for. */
export interface CalendarSize {
  readonly longestPauseTicks: number;
  /** Clients expected to wait at once; more are welcome. */
  readonly clients: number;
}

/**
 * Who knocks when: a bucket a tick, each in the order in which clients were put there. The buckets lie in the order
 * of their ticks, as many as a pause can reach and at least as many again; when these have passed, the others move
 * down. (In a ring nothing moves, but every pause must be wound round it: two instructions of forty.) A bucket is a
 * chain of chunks, so that putting somebody writes at one of a few open ends, and reading runs straight through
 * memory; chunks that were read are used again. An entry is one word, whose meaning is up to the one who puts it.
 *
 * All of it is one Uint32Array: somebody's table, the ends of the buckets, their first chunks, and the chunks. A
 * loop over one array is a third faster than one over four, because V8 looks at each array's kind and length in
 * every round; and a word without a sign is a place in memory as it is.
 */
export class Calendar {
  /** The memory. Ask again after something was put: it may have moved. */
  words: Uint32Array<ArrayBuffer>;
  /** A place with no bit of this mask is behind a full chunk (or 0): the bucket needs a new one. At most 511. */
  readonly chunkMask: number;
  /** The piece at hand: its entries are words[pieceFrom] up to, not including, words[pieceTo]. */
  pieceFrom = 0;
  pieceTo = 0;

  /** The tick of the first bucket. */
  private firstTick = 0;
  private readonly buckets: number;
  private readonly longestPauseTicks: number;
  /** Where the chunks that there are so far end. */
  private chunksTo: number;
  private freeChunk = NONE;
  /** Of the bucket that is open: its end, the chunk of the piece at hand, and the one after it. */
  private openEnd = 0;
  private openChunk = NONE;
  private followingChunk = NONE;

  constructor({ longestPauseTicks, clients }: CalendarSize) {
    this.longestPauseTicks = longestPauseTicks;
    this.buckets = longestPauseTicks + Math.max(longestPauseTicks, LEAST_PASSED) + 1;
    const perChunk = powerOfTwo(Math.min(512, Math.max(16, (32 * clients) / longestPauseTicks)));
    this.chunkMask = perChunk - 1;
    this.chunksTo = Math.ceil((TABLE_WORDS + 2 * this.buckets) / perChunk) * perChunk;
    // Full chunks, one that is not full a bucket that is not empty, and the one that is being read.
    const most = Math.ceil(clients / (perChunk - HEAD)) + Math.min(longestPauseTicks, clients) + 1;
    this.words = takeWords(this.chunksTo + most * perChunk, TABLE_WORDS + this.buckets);
    // A large crowd will touch every bucket: a loop that puts need not stop for the first chunk of each.
    if (clients >= longestPauseTicks)
      for (let tick = 1; tick <= longestPauseTicks; tick++)
        this.words[this.bucketOf(tick)] = this.chain(this.bucketOf(tick), 0);
  }

  /**
   * The bucket of a tick. words[bucket] is the place behind its last entry; where nobody lies there, it is 0 or the
   * beginning of a first chunk.
   */
  bucketOf(tick: number): number {
    return TABLE_WORDS + tick - this.firstTick;
  }

  /**
   * Goes to the first tick from `tick` on at which somebody knocks, or to `before` when nobody does until then, and
   * says which it is. From there, pauses may be as long as the longest.
   */
  goToKnock(tick: number, before: number): number {
    const behind = this.firstTick + this.buckets;
    while (tick < before && tick < behind && this.isEmpty(this.bucketOf(tick))) tick++;
    const knock = tick < behind ? tick : before;
    if (knock + this.longestPauseTicks >= behind) this.moveTo(knock);
    return knock;
  }

  /**
   * Opens the bucket of a tick, which is empty from then on, and says how many lay there. `nextPiece` reads
   * them.
   */
  open(tick: number): number {
    const { words, chunkMask } = this;
    const bucket = this.bucketOf(tick);
    if (this.isEmpty(bucket)) return 0;
    const end = words[bucket] as number;
    words[bucket] = 0;
    const first = words[bucket + this.buckets] as number;
    this.openEnd = end;
    this.followingChunk = first;
    const last = this.chunkBefore(end);
    let entries = end - last - HEAD;
    for (let chunk = first; chunk !== last; chunk = words[chunk] as number) entries += chunkMask + 1 - HEAD;
    return entries;
  }

  /**
   * Goes on to the next piece of the open bucket; false when there is none. The piece before is given free.
   */
  nextPiece(): boolean {
    const { words, openChunk, openEnd } = this;
    if (openChunk !== NONE) {
      words[openChunk] = this.freeChunk;
      this.freeChunk = openChunk;
    }
    const chunk = this.followingChunk;
    this.openChunk = chunk;
    if (chunk === NONE) return false;
    const isLast = chunk === this.chunkBefore(openEnd);
    this.followingChunk = isLast ? NONE : (words[chunk] as number);
    this.pieceFrom = chunk + HEAD;
    this.pieceTo = isLast ? openEnd : chunk + this.chunkMask + 1;
    return true;
  }

  /** Puts an entry at the end of a tick's bucket. May move the memory. */
  put(tick: number, entry: number): void {
    const bucket = this.bucketOf(tick);
    let end = this.words[bucket] as number;
    if ((end & this.chunkMask) === 0) end = this.chain(bucket, end);
    this.words[end] = entry;
    this.words[bucket] = end + 1;
  }

  /**
   * Makes room for up to `most` entries at the end of a tick's bucket, as many as go into one chunk, and says where
   * it begins and ends. Whoever asks writes them. May move the memory.
   */
  room(tick: number, most: number): readonly [from: number, to: number] {
    const bucket = this.bucketOf(tick);
    let end = this.words[bucket] as number;
    if ((end & this.chunkMask) === 0) end = this.chain(bucket, end);
    const to = Math.min(end + most, (end | this.chunkMask) + 1);
    this.words[bucket] = to;
    return [end, to];
  }

  /** Gives the memory back; the calendar is of no use any more. */
  close(): void {
    giveWords(this.words);
    this.words = NOTHING;
  }

  /** Chains a chunk to a bucket whose last one is full, or which is empty, and says where its entries begin. */
  private chain(bucket: number, end: number): number {
    const chunk = this.freeChunk === NONE ? this.addChunk() : this.freeChunk;
    const { words } = this;
    if (chunk === this.freeChunk) this.freeChunk = words[chunk] as number;
    words[end === 0 ? bucket + this.buckets : this.chunkBefore(end)] = chunk;
    return chunk + HEAD;
  }

  /** Moves the buckets down: `tick`'s becomes the first. Those before it are empty. */
  private moveTo(tick: number): void {
    const { words, buckets } = this;
    const passed = Math.min(tick - this.firstTick, buckets);
    for (const row of [TABLE_WORDS, TABLE_WORDS + buckets])
      words.copyWithin(row, row + passed, row + buckets);
    words.fill(0, TABLE_WORDS + buckets - passed, TABLE_WORDS + buckets);
    this.firstTick = tick;
  }

  /** Whether nobody lies in a bucket. A chunk that it was given beforehand is given free. */
  private isEmpty(bucket: number): boolean {
    const { words } = this;
    const end = words[bucket] as number;
    if (end === 0) return true;
    if ((end & this.chunkMask) !== HEAD) return false;
    words[end - HEAD] = this.freeChunk;
    this.freeChunk = end - HEAD;
    words[bucket] = 0;
    return true;
  }

  /** The chunk of the entry that lies before the place `end`. */
  private chunkBefore(end: number): number {
    return (end - 1) & ~this.chunkMask;
  }

  private addChunk(): number {
    const chunk = this.chunksTo;
    this.chunksTo += this.chunkMask + 1;
    if (this.chunksTo > this.words.length) this.words = moreWords(this.words, this.chunksTo);
    return chunk;
  }
}

function powerOfTwo(atLeast: number): number {
  return 1 << bits(Math.ceil(atLeast) - 1);
}
