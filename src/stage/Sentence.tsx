import { useEffect, useRef } from "react";
import { LiveText } from "./LiveText.tsx";
import { useSession, useStage } from "./StageContext.ts";
import { isShown } from "./shown.ts";

/** A sentence cannot be read faster than this. */
const READABLE_MS = 600;
/** A moment that is scrubbed past is not spoken. */
const SETTLED_MS = 350;

/** A scene is silent for whoever reads the text around it: it speaks to those who are in it. */
const isEntered = (element: Element | null): boolean => element?.closest(".scene:focus-within") != null;

/** What is seen at this moment: written under the picture, if only for ears, and spoken on pause and step, not while playing. */
export const Sentence = ({ id }: { readonly id: string }) => {
  const { session, say, words, controls } = useStage();
  const { computing } = useSession();
  const spoken = useRef<HTMLSpanElement>(null);
  const describe = () => session.scene.describe(session.state.result, session.player.tick, say);
  const newest = useRef(describe);
  newest.current = describe;
  useEffect(() => {
    let settled = newest.current();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const speakSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const element = spoken.current;
        const text = newest.current();
        // more of the run is there, and this moment of it is as it was
        if (session.player.playing || element === null || text === settled) return;
        settled = text;
        element.textContent = isEntered(element) ? text : "";
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
      <p id={id} className={isShown(controls, "sentence") ? "scene-sentence" : "scene-sentence is-unshown"}>
        <LiveText read={describe} everyMs={READABLE_MS} />
      </p>
      <div className="unseen" aria-live="polite">
        <span ref={spoken} />
        {computing !== undefined && isEntered(spoken.current) && ` ${words.computing}`}
      </div>
    </>
  );
};
