import { useEffect, useRef } from "react";
import { LiveText } from "./LiveText.tsx";
import { useStage } from "./StageContext.ts";
import { isShown } from "./shown.ts";

/** A sentence cannot be read faster than this. */
const READABLE_MS = 600;
/** A moment that is scrubbed past is not spoken. */
const SETTLED_MS = 350;

/** What is seen at this moment: written under the picture, if only for ears, and spoken on pause and step, not while playing. */
export const Sentence = () => {
  const { session, say, controls } = useStage();
  const spoken = useRef<HTMLDivElement>(null);
  const describe = () => session.scene.describe(session.state.result, session.player.tick, say);
  const newest = useRef(describe);
  newest.current = describe;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speakSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (!session.player.playing && spoken.current) spoken.current.textContent = newest.current();
      }, SETTLED_MS);
    };
    const stop = session.onTick(speakSoon);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [session]);
  return (
    <>
      <p className={isShown(controls, "sentence") ? "scene-sentence" : "scene-sentence is-unshown"}>
        <LiveText read={describe} everyMs={READABLE_MS} />
      </p>
      <div className="unseen" aria-live="polite" ref={spoken} />
    </>
  );
};
