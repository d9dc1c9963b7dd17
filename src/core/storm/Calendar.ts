import { grown } from "./GrowingInts.ts";

/** Clients on their way into or out of the calendar, in order: who, and in what state of their pause rule. */
export interface Run {
  readonly clients: Int32Array;
  readonly states: Int32Array;
}

const WORDS_PER_ENTRY = 2; // the client and its state, side by side, so that an entry is one place in memory

/**
 * Who knocks when: one bucket a tick, each in the order in which clients were put there. The buckets are a ring, as
 * long as the longest pause. A bucket is a chain of chunks of one pool, so that putting somebody writes at one of a
 * few open ends, and reading runs straight through memory. Read chunks are used again: the pool holds those who wait.
 */
export class Calendar {
  private readonly ringMask: number;
  /** By bucket: its first chunk, and the place in the pool behind its last entry; 0 when the bucket is empty. */
  private readonly firstChunk: Int32Array;
  private readonly end: Int32Array;
  /** By chunk: the next one of the same bucket, or of the free list. */
  private nextChunk: Int32Array;
  private pool: Int32Array;
  private readonly chunkShift: number;
  private readonly chunkMask: number;
  private chunks = 0;
  private freeChunk = -1;
  /** Where reading goes on in the open bucket. */
  private at = 0;
  private bucket = 0;

  /** `entriesPerChunk` is a power of two. */
  constructor(maxPauseTicks: number, entriesPerChunk: number) {
    const ring = 2 ** Math.ceil(Math.log2(maxPauseTicks + 1));
    this.ringMask = ring - 1;
    this.firstChunk = new Int32Array(ring);
    this.end = new Int32Array(ring);
    const words = entriesPerChunk * WORDS_PER_ENTRY;
    this.chunkShift = Math.log2(words);
    this.chunkMask = words - 1;
    this.nextChunk = new Int32Array(64);
    this.pool = new Int32Array(64 * words);
  }

  /** Words of memory in the pool: for tests of what a storm costs. */
  get poolWords(): number {
    return this.pool.length;
  }

  /** Puts run[0 .. count - 1] at the end of the buckets tick + pauses[i]; who would knock at `horizon` or later is dropped. */
  put(run: Run, pauses: Int32Array, count: number, tick: number, horizon: number): void {
    const { clients, states } = run;
    const { end, ringMask, chunkMask } = this;
    let { pool } = this;
    for (let i = 0; i < count; i++) {
      const target = tick + (pauses[i] as number);
      if (target >= horizon) continue;
      const bucket = target & ringMask;
      let at = end[bucket] as number;
      if ((at & chunkMask) === 0) {
        at = this.appendChunk(bucket, at);
        pool = this.pool;
      }
      pool[at] = clients[i] as number;
      pool[at + 1] = states[i] as number;
      end[bucket] = at + WORDS_PER_ENTRY;
    }
  }

  /** Opens the bucket of a tick for reading, and says how many lie in it. */
  open(tick: number): number {
    const { chunkShift, chunkMask } = this;
    this.bucket = tick & this.ringMask;
    const end = this.end[this.bucket] as number;
    if (end === 0) return 0;
    let chunk = this.firstChunk[this.bucket] as number;
    this.at = chunk << chunkShift;
    const lastChunk = (end - 1) >> chunkShift;
    let words = ((end - 1) & chunkMask) + 1;
    for (; chunk !== lastChunk; chunk = this.nextChunk[chunk] as number) words += chunkMask + 1;
    return words / WORDS_PER_ENTRY;
  }

  /** Takes the next `count` out of the open bucket into run[from .. from + count - 1]; the bucket holds that many. */
  take(run: Run, from: number, count: number): void {
    const { clients, states } = run;
    const { pool, chunkShift, chunkMask } = this;
    const end = this.end[this.bucket] as number;
    let at = this.at;
    let i = from;
    const to = from + count;
    while (i < to) {
      const chunk = at >> chunkShift;
      const room = ((chunk + 1) << chunkShift) - at;
      const stop = at + Math.min(room, (to - i) * WORDS_PER_ENTRY);
      for (; at < stop; at += WORDS_PER_ENTRY) {
        clients[i] = pool[at] as number;
        states[i++] = pool[at + 1] as number;
      }
      const last = at === end;
      if (last || (at & chunkMask) === 0) {
        if (!last) at = (this.nextChunk[chunk] as number) << chunkShift;
        this.nextChunk[chunk] = this.freeChunk;
        this.freeChunk = chunk;
      }
      if (last) this.end[this.bucket] = 0;
    }
    this.at = at;
  }

  private appendChunk(bucket: number, end: number): number {
    let chunk = this.freeChunk;
    if (chunk >= 0) this.freeChunk = this.nextChunk[chunk] as number;
    else chunk = this.newChunk();
    if (end === 0) this.firstChunk[bucket] = chunk;
    else this.nextChunk[(end - 1) >> this.chunkShift] = chunk;
    return chunk << this.chunkShift;
  }

  private newChunk(): number {
    if (this.chunks === this.nextChunk.length) {
      this.nextChunk = grown(this.nextChunk, this.chunks + 1);
      this.pool = grown(this.pool, (this.chunks + 1) << this.chunkShift);
    }
    return this.chunks++;
  }
}
