import { useEffect, useRef, useState } from "react";
import { useStage } from "../../StageContext.ts";
import { Camera } from "../camera.ts";
import { fileName } from "../fileName.ts";
import { save } from "../save.ts";
import type { FilmKind } from "./makeFilm.ts";
import { momentsOf } from "./plan.ts";

interface Filming {
  /** The share that is done; absent: nothing is being filmed. */
  readonly done: number | undefined;
  shoot(kind: FilmKind, seconds: number): void;
  cancel(): void;
}

/** Makes one film at a time and hands it to the reader; leaving the panel calls it off. */
export const useFilm = (onFailure: (failed: boolean) => void): Filming => {
  const { session, say } = useStage();
  const [done, setDone] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const cancel = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const make = async (kind: FilmKind, seconds: number, signal: AbortSignal): Promise<void> => {
    const { tick: fromTick, track, speed, skipQuiet } = session.player;
    const moments = momentsOf({ track, fromTick, seconds, speed, skipQuiet }, kind.framesASecond);
    const name = fileName(session, kind.ending, `to-${moments.at(-1)!.tick}`);
    const camera = new Camera(session, say, kind.scale);
    const onFrame = (frames: number) => setDone(frames / moments.length);
    const { framesASecond } = kind;
    save(name, await kind.make({ camera, moments, framesASecond, signal, onFrame }));
  };

  const shoot = (kind: FilmKind, seconds: number): void => {
    const controller = new AbortController();
    running.current = controller;
    session.player.pause();
    // as when Play is pressed there
    if (session.player.atEnd) session.player.seek(0);
    setDone(0);
    onFailure(false);
    make(kind, seconds, controller.signal)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        console.warn(error);
        onFailure(true);
      })
      .finally(() => setDone(undefined));
  };
  return { done, shoot, cancel };
};
