import { useLayoutEffect, useRef } from "react";
import { extraWords } from "./extraWords.ts";
import { useSession, useStage } from "./StageContext.ts";

/** How far a long run has come: while a worker is at it, and where one that does not settle was left. */
export default function RunState() {
  const { session, say, words } = useStage();
  const { computing, lastTick } = useSession();
  const written = (value: number) => say.q({ value, unit: session.scene.clock?.unit ?? "count" });
  if (computing === undefined)
    return <div className="scene-computing">{extraWords[say.locale].computedTo(written(lastTick))}</div>;
  return (
    <div className="scene-computing">
      <span>
        {computing === "run" ? `${words.computing}…` : `${words.computing}: ${written(lastTick + 1)}`}
      </span>
      <Stop />
    </div>
  );
}

/** Ends the worker. When the button goes, by its press or because the run is there, its focus stays in the scene. */
const Stop = () => {
  const { session, words } = useStage();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const here = button.current!;
    return () => {
      if (document.activeElement === here)
        here.closest<HTMLElement>(".scene-picture")?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <button ref={button} type="button" className="scene-text-button" onClick={() => session.cancel()}>
      {words.cancel}
    </button>
  );
};
