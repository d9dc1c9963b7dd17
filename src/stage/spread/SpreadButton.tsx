import { lazy, Suspense, useState } from "react";
import type { Param } from "../../scenes/contract.ts";
import { extraWords } from "../extraWords.ts";
import { useStage } from "../StageContext.ts";

const SpreadPanel = lazy(() => import("./SpreadPanel.tsx"));

/** "Is this a lucky seed?", for a scene that has one. */
export const SpreadButton = () => {
  const { session, say } = useStage();
  const [open, setOpen] = useState(false);
  const params: [string, Param][] = Object.entries(session.scene.params);
  const seed = params.find(([, param]) => param.kind === "seed")?.[0];
  if (seed === undefined || session.scene.spread.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="scene-text-button scene-lucky"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {extraWords[say.locale].lucky}
      </button>
      {open && (
        <Suspense fallback={null}>
          <SpreadPanel seedParam={seed} />
        </Suspense>
      )}
    </>
  );
};
