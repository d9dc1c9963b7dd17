import { playedOn, type Track } from "./pace.ts";

/** Times the model's own speed. */
export const speeds = [0.25, 0.5, 1, 2, 5, 10] as const;
export type Speed = (typeof speeds)[number];

/** A frame that comes later than this (a page that was asleep) counts as this much. */
const LONGEST_FRAME_MS = 100;

interface PlayerEvents {
  /** Another tick, or the same one of another run. */
  tick(): void;
  /** Another phase of the same tick. */
  phase(): void;
  /** Playing, speed or the end changed. */
  state(): void;
}

/**
 * The clock of a scene, and the only owner of requestAnimationFrame. A moment is a whole tick and a phase 0..1 of the way to
 * the next. It stands still when out of sight; nothing but a person sets it going.
 */
export class Player {
  readonly #events: PlayerEvents;
  #track: Track;
  #tick: number;
  #phase = 0;
  #playing = false;
  #inSight = true;
  #speed: Speed = 1;
  #skipQuiet = true;
  #request: number | undefined;
  #lastFrameMs: number | undefined;

  constructor(track: Track, tick: number, events: PlayerEvents) {
    this.#track = track;
    this.#tick = tick;
    this.#events = events;
  }

  get track(): Track {
    return this.#track;
  }
  get tick(): number {
    return this.#tick;
  }
  get phase(): number {
    return this.#phase;
  }
  get playing(): boolean {
    return this.#playing;
  }
  get speed(): Speed {
    return this.#speed;
  }
  get skipQuiet(): boolean {
    return this.#skipQuiet;
  }
  get lastTick(): number {
    return Math.max(0, this.#track.ticks - 1);
  }
  get atEnd(): boolean {
    return this.#tick >= this.lastTick;
  }

  /** Another run, or more of the same: the moment is kept as far as there is one. */
  setTrack(track: Track, tick = this.#tick): void {
    this.#track = track;
    const kept = Math.min(tick, this.lastTick);
    if (kept !== this.#tick) this.#phase = 0;
    this.#tick = kept;
    this.#events.tick();
    this.#events.state();
    this.#schedule();
  }

  play(): void {
    if (this.atEnd && !this.#track.growing) this.#tick = 0;
    this.#phase = 0;
    this.#playing = true;
    this.#events.tick();
    this.#events.state();
    this.#schedule();
  }

  pause(): void {
    this.#playing = false;
    this.#phase = 0;
    this.#unschedule();
    this.#events.tick();
    this.#events.state();
  }

  toggle(): void {
    if (this.#playing) this.pause();
    else this.play();
  }

  /** Goes to a tick and stays there. */
  seek(tick: number): void {
    this.#playing = false;
    this.#unschedule();
    this.#phase = 0;
    this.#tick = Math.max(0, Math.min(this.lastTick, tick));
    this.#events.tick();
    this.#events.state();
  }

  step(ticks: number): void {
    this.seek(this.#tick + ticks);
  }

  /** To the next tick at which anything happens. */
  toNextEvent(): void {
    this.seek(this.#track.nextEvent(this.#tick + 1));
  }

  setSpeed(speed: Speed): void {
    this.#speed = speed;
    this.#events.state();
  }

  setSkipQuiet(skip: boolean): void {
    this.#skipQuiet = skip;
    this.#events.state();
  }

  setInSight(inSight: boolean): void {
    this.#inSight = inSight;
    if (inSight) this.#schedule();
    else this.#unschedule();
  }

  #schedule(): void {
    if (this.#playing && this.#inSight) this.#request ??= requestAnimationFrame(this.#onFrame);
  }

  #unschedule(): void {
    if (this.#request !== undefined) cancelAnimationFrame(this.#request);
    this.#request = undefined;
    this.#lastFrameMs = undefined;
  }

  readonly #onFrame = (nowMs: number): void => {
    this.#request = undefined;
    const elapsedMs = Math.min(LONGEST_FRAME_MS, nowMs - (this.#lastFrameMs ?? nowMs));
    this.#lastFrameMs = nowMs;
    this.#advance((elapsedMs / this.#track.tickMs) * this.#speed);
    this.#schedule();
  };

  #advance(ticks: number): void {
    const before = this.#tick;
    const { tick, phase } = playedOn(
      this.#track,
      { tick: before, phase: this.#phase },
      ticks,
      this.#skipQuiet,
    );
    this.#tick = tick;
    this.#phase = phase;
    if (this.atEnd && !this.#track.growing) {
      this.#playing = false;
      this.#unschedule();
      this.#events.tick();
      this.#events.state();
    } else if (tick !== before) this.#events.tick();
    else this.#events.phase();
  }
}
