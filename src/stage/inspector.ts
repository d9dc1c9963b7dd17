import { type CSSProperties, useEffect, useState } from "react";
import type { Picture, Target } from "../scenes/contract.ts";
import { useStage } from "./StageContext.ts";
import type { Screen } from "./screen.ts";

export interface Inspector {
  /** The place pointed at, by its target's id. */
  readonly target: string | undefined;
  /** The numbers of the place pointed at; absent: none is. */
  readonly reading: string | undefined;
  /** The picture itself does not show what is pointed at. */
  readonly cursor: boolean;
  /** What a screen reader is told: only places that were gone to by key. */
  readonly spoken: string;
  readonly cursorStyle: CSSProperties;
  readonly readingStyle: CSSProperties;
  point(clientX: number, clientY: number): void;
  leave(): void;
  /** Moves to the next place by an arrow key; `false` for any other key. */
  walk(key: string): boolean;
}

/** A target, and in which of its places. */
interface Pointed {
  readonly id: string;
  readonly nth: number;
}

const placesOf = (targets: readonly Target[], id: string): readonly Target[] =>
  targets.filter((target) => target.id === id);

const share = (value: number, of: number): string => `${(value / of) * 100}%`;

/** The least room for a line of numbers, as a share of the picture's width. */
const LEAST_ROOM = 0.3;

/** Where the numbers of a place stand: on the side of it that has more room, or, where neither has any, over or under it. */
const beside = (place: Target, { w, h }: Picture): CSSProperties => {
  const roomLeft = place.x;
  const roomRight = w - place.x - place.w;
  if (Math.max(roomLeft, roomRight) < LEAST_ROOM * w)
    return place.y > h / 2
      ? { left: 0, bottom: share(h - place.y, h) }
      : { left: 0, top: share(place.y + place.h, h) };
  const top = share(place.y, h);
  return roomLeft > roomRight
    ? { right: share(w - place.x, w), top }
    : { left: share(w - roomRight, w), top };
};

/** Pointing at the picture by mouse, finger or key: all three read the same targets. */
export const useInspector = (screen: Screen | undefined): Inspector => {
  const { session, say } = useStage();
  const [target, setTarget] = useState<Pointed>();
  const [byKey, setByKey] = useState(false);
  const [, setTick] = useState(0);
  const pointed = target !== undefined;
  // the place stays while time passes, and its numbers change
  useEffect(
    () => (pointed ? session.onTick(() => setTick(session.player.tick)) : undefined),
    [session, pointed],
  );

  useEffect(() => screen?.point(target?.id), [screen, target?.id]);

  const { scene, state, player } = session;
  const reading = target && scene.inspect(state.result, player.tick, target.id, say);
  const picture = screen?.picture;
  const places = target && picture ? placesOf(picture.targets, target.id) : [];
  const place = places[target?.nth ?? 0] ?? places[0];
  return {
    target: target?.id,
    reading: place === undefined ? undefined : reading,
    spoken: byKey && reading !== undefined ? reading : "",
    cursor: scene.highlight === undefined,
    cursorStyle:
      place && picture
        ? {
            left: share(place.x, picture.w),
            width: share(place.w, picture.w),
            top: share(place.y, picture.h),
            height: share(place.h, picture.h),
          }
        : {},
    readingStyle: place && picture && scene.highlight === undefined ? beside(place, picture) : {},
    point: (clientX, clientY) => {
      setByKey(false);
      const found = screen?.targetAt(clientX, clientY);
      // a tick draws and does not render: the picture is asked for anew
      const picture = screen?.picture;
      if (found === undefined || picture === undefined) return setTarget(undefined);
      const nth = placesOf(picture.targets, found.id).indexOf(found);
      if (found.id !== target?.id || nth !== target.nth) setTarget({ id: found.id, nth });
    },
    leave: () => setTarget(undefined),
    walk: (key) => {
      const by = key === "ArrowLeft" ? -1 : key === "ArrowRight" ? 1 : 0;
      const ids = [...new Set(screen?.picture?.targets.map(({ id }) => id))];
      if (by === 0 || ids.length === 0) return false;
      const at = ids.indexOf(target?.id ?? (scene.clock === undefined ? "" : String(player.tick)));
      setByKey(true);
      setTarget({ id: ids[Math.max(0, Math.min(ids.length - 1, at + by))]!, nth: target?.nth ?? 0 });
      return true;
    },
  };
};
