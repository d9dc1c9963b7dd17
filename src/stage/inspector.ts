import { type CSSProperties, useEffect, useState } from "react";
import type { Target } from "../scenes/contract.ts";
import { useStage } from "./StageContext.ts";
import type { Screen } from "./screen.ts";

export interface Inspector {
  /** The place pointed at, by its target's id. */
  readonly target: string | undefined;
  /** The numbers of the place pointed at; absent: none is. */
  readonly reading: string | undefined;
  /** What a screen reader is told: only places that were gone to by key. */
  readonly spoken: string;
  readonly cursorStyle: CSSProperties;
  readonly readingStyle: CSSProperties;
  point(clientX: number, clientY: number): void;
  leave(): void;
  /** Moves to the next place by an arrow key; `false` for any other key. */
  walk(key: string): boolean;
}

/** Pointing at the picture by mouse, finger or key: all three read the same targets. */
export const useInspector = (screen: Screen | undefined): Inspector => {
  const { session, say } = useStage();
  const [target, setTarget] = useState<Target>();
  const [byKey, setByKey] = useState(false);
  const [, setTick] = useState(0);
  const pointed = target !== undefined;
  // the place stays while time passes, and its numbers change
  useEffect(
    () => (pointed ? session.onTick(() => setTick(session.player.tick)) : undefined),
    [session, pointed],
  );

  const { scene, state, player } = session;
  const reading = target && scene.inspect(state.result, player.tick, target.id, say);
  const place = target && screen?.picture?.targets.find(({ id }) => id === target.id);
  const picture = screen?.picture;
  const share = (value: number, of: number) => `${(value / of) * 100}%`;
  const right = place !== undefined && picture !== undefined && place.x > picture.w / 2;
  return {
    target: target?.id,
    reading: place === undefined ? undefined : reading,
    spoken: byKey && reading !== undefined ? reading : "",
    cursorStyle:
      place && picture
        ? {
            left: share(place.x, picture.w),
            width: share(place.w, picture.w),
            top: share(place.y, picture.h),
            height: share(place.h, picture.h),
          }
        : {},
    readingStyle:
      place && picture
        ? right
          ? { right: share(picture.w - place.x, picture.w), top: share(place.y, picture.h) }
          : { left: share(place.x + place.w, picture.w), top: share(place.y, picture.h) }
        : {},
    point: (clientX, clientY) => {
      setByKey(false);
      setTarget(screen?.targetAt(clientX, clientY));
    },
    leave: () => setTarget(undefined),
    walk: (key) => {
      const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
      const targets = screen?.picture?.targets ?? [];
      if (by === 0 || targets.length === 0) return false;
      const at = targets.findIndex(({ id }) => id === (target?.id ?? String(player.tick)));
      setByKey(true);
      setTarget(targets[Math.max(0, Math.min(targets.length - 1, at + by))]);
      return true;
    },
  };
};
