import type { Session } from "../stage/session.ts";

/** A moment that passes faster than this is seen by nobody outside of the frame. */
const OFTEN_MS = 50;

/** Calls back soon after anything has changed: the moment, a parameter, playing or not. Gives what stops it. */
export const whenChanged = (session: Session, then: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      then();
    }, OFTEN_MS);
  };
  const stops = [session.onTick(soon), session.onState(soon), () => clearTimeout(timer)];
  return () => {
    for (const stop of stops) stop();
  };
};
