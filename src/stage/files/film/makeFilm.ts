import type { Moment } from "../../pace.ts";
import type { Camera } from "../camera.ts";

/** How a film is made: its frames one after the other, with a word on how far it is, until it is done or called off. */
export interface Shooting {
  readonly camera: Camera;
  readonly moments: readonly Moment[];
  readonly framesASecond: number;
  readonly signal: AbortSignal;
  onFrame(done: number): void;
}

/** A kind of film: what its files are called, how it is taken, and whether this browser can make it. */
export interface FilmKind {
  readonly ending: "webm" | "gif";
  readonly framesASecond: number;
  /** Pixels a CSS px. */
  readonly scale: number;
  isPossible(): Promise<boolean>;
  make(shooting: Shooting): Promise<Blob>;
}

/** Lets the page draw and hear before the next frame of a film; throws when the film has been called off. */
export const breathe = async (signal: AbortSignal): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  signal.throwIfAborted();
};
