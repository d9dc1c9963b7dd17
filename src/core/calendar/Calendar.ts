import { bits } from "../memory/bits.ts";
import { grown } from "../memory/GrowingInts.ts";
import { giveInts, takeInts } from "../memory/spareInts.ts";

/** No chunk. The memory begins with the ends of the buckets, so chunk 0 holds no entries. */
const NONE = 0;

/** What the calendar must be sized for. */
export interface CalendarSize {
  readonly longestPauseTicks: number;
  /** Clients expected to wait at once; more are welcome. */
  readonly clients: number;
  /** Words that somebody else needs in the same memory. */
  readonly extraWords: number;
}

/**
 * Who knocks when: a bucket a tick, each in the order in which clients were put there. The buckets are a
 * ring, longer than any pause. A bucket is a chain of chunks, so that putting somebody writes at one of a few
 * open ends, and reading runs straight through memory; chunks that were read are used again. An entry is one
 * word, whose meaning is up to the one who puts it.
 *
 * All of it is one Int32Array: the ends of the buckets, their first chunks, the extra words, and the chunks,
 * the first word of which names the next. A loop over one array is a third faster than one over four, because
 * V8 looks at each array's kind and length in every round.
 */
export class Calendar {
  /** The memory. Ask again after something was put: it may have moved. */
  words: Int32Array<ArrayBuffer>;
  /**
   * The bucket of a tick is tick & ringMask. words[bucket] is the place behind its last entry, 0 when it is
   * empty.
   */
  readonly ringMask: number;
  /** A place with no bit of this mask is behind a full chunk (or 0): the bucket needs a new one. */
  readonly chunkMask: number;
  /** Where the extra words begin. */
  readonly extraAt: number;
  /** The piece at hand: its entries are words[pieceFrom] up to, not including, words[pieceTo]. */
  pieceFrom = 0;
  pieceTo = 0;

  private readonly chunkShift: number;
  /** Chunks so far, counted from the beginning of the memory. */
  private chunks: number;
  private freeChunk = NONE;
  /** Of the bucket that is open: its end, the chunk of the piece at hand, and the one after it. */
  private openEnd = 0;
  private openChunk = NONE;
  private followingChunk = NONE;

  constructor({ longestPauseTicks, clients, extraWords }: CalendarSize) {
    const ring = powerOfTwo(longestPauseTicks + 1);
    const perChunk = powerOfTwo(Math.min(256, Math.max(16, (4 * clients) / longestPauseTicks)));
    this.ringMask = ring - 1;
    this.chunkMask = perChunk - 1;
    this.chunkShift = bits(perChunk - 1);
    this.extraAt = 2 * ring;
    this.chunks = Math.ceil((2 * ring + extraWords) / perChunk);
    // Full chunks, one that is not full a bucket that is not empty, and the one that is being read.
    const most = Math.ceil(clients / (perChunk - 1)) + Math.min(longestPauseTicks, clients) + 1;
    this.words = takeInts((this.chunks + most) * perChunk, ring);
  }

  /** The first tick from `tick` on at which somebody knocks; `before` when nobody does until then. */
  nextKnock(tick: number, before: number): number {
    const { words, ringMask } = this;
    while (tick < before && words[tick & ringMask] === 0) tick++;
    return tick;
  }

  /**
   * Opens the bucket of a tick, which is empty from then on, and says how many lay there. `nextPiece` reads
   * them.
   */
  open(tick: number): number {
    const { words, ringMask, chunkShift, chunkMask } = this;
    const bucket = tick & ringMask;
    const end = words[bucket] as number;
    if (end === 0) return 0;
    words[bucket] = 0;
    const first = words[bucket + ringMask + 1] as number;
    this.openEnd = end;
    this.followingChunk = first;
    const last = (end - 1) >> chunkShift;
    let entries = end - (last << chunkShift) - 1;
    for (let chunk = first; chunk !== last; chunk = words[chunk << chunkShift] as number)
      entries += chunkMask;
    return entries;
  }

  /**
   * Goes on to the next piece of the open bucket; false when there is none. The piece before is given free.
   */
  nextPiece(): boolean {
    const { words, chunkShift, openChunk, openEnd } = this;
    if (openChunk !== NONE) {
      words[openChunk << chunkShift] = this.freeChunk;
      this.freeChunk = openChunk;
    }
    const chunk = this.followingChunk;
    this.openChunk = chunk;
    if (chunk === NONE) return false;
    const at = chunk << chunkShift;
    const last = (openEnd - 1) >> chunkShift;
    this.followingChunk = chunk === last ? NONE : (words[at] as number);
    this.pieceFrom = at + 1;
    this.pieceTo = chunk === last ? openEnd : (chunk + 1) << chunkShift;
    return true;
  }

  /** Puts an entry at the end of a tick's bucket. May move the memory. */
  put(tick: number, entry: number): void {
    const bucket = tick & this.ringMask;
    const end = this.words[bucket] as number;
    if ((end & this.chunkMask) === 0) {
      this.putInNewChunk(bucket, entry);
    } else {
      this.words[end] = entry;
      this.words[bucket] = end + 1;
    }
  }

  /**
   * Puts an entry at the end of a bucket whose last chunk is full, or which is empty. May move the memory.
   */
  putInNewChunk(bucket: number, entry: number): void {
    const chunk = this.freeChunk === NONE ? this.addChunk() : this.takeFreeChunk();
    const { words, ringMask, chunkShift } = this;
    const end = words[bucket] as number;
    if (end === 0) words[bucket + ringMask + 1] = chunk;
    else words[((end - 1) >> chunkShift) << chunkShift] = chunk;
    const at = (chunk << chunkShift) + 1;
    words[at] = entry;
    words[bucket] = at + 1;
  }

  /** Gives the memory back; the calendar is of no use any more. */
  close(): void {
    giveInts(this.words);
    this.words = new Int32Array(0);
  }

  private takeFreeChunk(): number {
    const chunk = this.freeChunk;
    this.freeChunk = this.words[chunk << this.chunkShift] as number;
    return chunk;
  }

  private addChunk(): number {
    const needed = (this.chunks + 1) << this.chunkShift;
    if (needed > this.words.length) this.words = grown(this.words, needed);
    return this.chunks++;
  }
}

function powerOfTwo(atLeast: number): number {
  return 1 << bits(Math.ceil(atLeast) - 1);
}
