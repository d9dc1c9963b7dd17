import { bits } from "../memory/bits.ts";
import { grown } from "../memory/GrowingInts.ts";

/** What the calendar must be sized for. */
export interface CalendarSize {
  readonly longestPauseTicks: number;
  /** Clients expected to wait at once; more are welcome. */
  readonly clients: number;
  /** Words that somebody else needs in the same memory. */
  readonly extraWords: number;
}

/**
 * Who knocks when: a bucket a tick, each in the order in which clients were put there. The buckets are a ring, longer
 * than any pause. A bucket is a chain of chunks, so that putting somebody writes at one of a few open ends, and
 * reading runs straight through memory; chunks that were read are used again. An entry is one word, its meaning is
 * up to the one who puts it.
 *
 * All of it lies in one Int32Array: first the ends of the buckets, then the extra words, then the chunks. A loop over
 * one array is a third faster than one over four, because V8 looks at each array's kind and length in every round.
 */
export class Calendar {
  /** The memory. Ask again after `addChunk`: it may have moved. */
  words: Int32Array;
  /** The bucket of a tick is tick & ringMask. words[bucket] is the place behind its last entry, 0 when it is empty. */
  readonly ringMask: number;
  /** A place with no bit of this mask is behind a full chunk (or 0): the bucket needs a new one. */
  readonly chunkMask: number;
  /** Where the extra words begin. */
  readonly extraAt: number;
  /** The piece at hand: its entries are words[pieceFrom] up to, not including, words[pieceTo]. */
  pieceFrom = 0;
  pieceTo = 0;

  private readonly chunkShift: number;
  /** By bucket: its first chunk. By chunk: the next one of its bucket, or of the free ones. */
  private readonly firstChunk: Int32Array;
  private nextChunk: Int32Array;
  private chunks: number;
  private freeChunk = -1;
  /** The end of the bucket that is being read, and the chunk of the piece at hand; -1 before and after. */
  private readEnd = 0;
  private nextToRead = -1;
  private beingRead = -1;

  constructor({ longestPauseTicks, clients, extraWords }: CalendarSize) {
    const ring = powerOfTwo(longestPauseTicks + 1);
    const perChunk = powerOfTwo(Math.min(256, Math.max(16, (2 * clients) / longestPauseTicks)));
    this.ringMask = ring - 1;
    this.chunkMask = perChunk - 1;
    this.chunkShift = bits(perChunk - 1);
    this.extraAt = ring;
    this.chunks = Math.ceil((ring + extraWords) / perChunk);
    // Full chunks, and one that is not full a bucket that is not empty, and the one that is being read.
    const chunks = this.chunks + Math.ceil(clients / perChunk) + Math.min(longestPauseTicks, clients) + 1;
    this.words = new Int32Array(chunks * perChunk);
    this.firstChunk = new Int32Array(ring);
    this.nextChunk = new Int32Array(chunks);
  }

  /** The first tick from `tick` on at which somebody knocks; `before` when nobody does until then. */
  nextKnock(tick: number, before: number): number {
    const { words, ringMask } = this;
    while (tick < before && words[tick & ringMask] === 0) tick++;
    return tick;
  }

  /** Opens the bucket of a tick, which is empty from then on, and says how many lay there. `nextPiece` reads them. */
  open(tick: number): number {
    const { words, chunkShift, chunkMask, nextChunk } = this;
    const bucket = tick & this.ringMask;
    const end = words[bucket] as number;
    if (end === 0) return 0;
    words[bucket] = 0;
    const first = this.firstChunk[bucket] as number;
    const last = (end - 1) >> chunkShift;
    this.readEnd = end;
    this.nextToRead = first;
    let entries = end - (last << chunkShift);
    for (let chunk = first; chunk !== last; chunk = nextChunk[chunk] as number) entries += chunkMask + 1;
    return entries;
  }

  /** Goes on to the next piece of the open bucket; false when there is none. The piece before may be overwritten. */
  nextPiece(): boolean {
    const { nextChunk, beingRead, chunkShift, readEnd } = this;
    if (beingRead >= 0) {
      nextChunk[beingRead] = this.freeChunk;
      this.freeChunk = beingRead;
    }
    const chunk = this.nextToRead;
    this.beingRead = chunk;
    if (chunk < 0) return false;
    const last = (readEnd - 1) >> chunkShift;
    this.nextToRead = chunk === last ? -1 : (nextChunk[chunk] as number);
    this.pieceFrom = chunk << chunkShift;
    this.pieceTo = chunk === last ? readEnd : (chunk + 1) << chunkShift;
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

  /** Puts an entry at the end of a bucket whose last chunk is full, or which is empty. May move the memory. */
  putInNewChunk(bucket: number, entry: number): void {
    const chunk = this.freeChunk >= 0 ? this.takeFreeChunk() : this.addChunk();
    const { words, chunkShift } = this;
    const end = words[bucket] as number;
    if (end === 0) this.firstChunk[bucket] = chunk;
    else this.nextChunk[(end - 1) >> chunkShift] = chunk;
    const at = chunk << chunkShift;
    words[at] = entry;
    words[bucket] = at + 1;
  }

  private takeFreeChunk(): number {
    const chunk = this.freeChunk;
    this.freeChunk = this.nextChunk[chunk] as number;
    return chunk;
  }

  private addChunk(): number {
    if (this.chunks === this.nextChunk.length) {
      this.nextChunk = grown(this.nextChunk, this.chunks + 1);
      this.words = grown(this.words, this.nextChunk.length << this.chunkShift);
    }
    return this.chunks++;
  }
}

function powerOfTwo(atLeast: number): number {
  return 1 << bits(Math.ceil(atLeast) - 1);
}
