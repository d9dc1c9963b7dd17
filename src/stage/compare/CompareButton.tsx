import { lazy, Suspense, useState } from "react";
import type { ChoiceParam, Param } from "../../scenes/contract.ts";
import { useStage } from "../StageContext.ts";

const ComparePanel = lazy(() => import("./ComparePanel.tsx"));

/** Opens a table of all choices of the parameter whose choices the scene compares. */
export const CompareButton = () => {
  const { session, say } = useStage();
  const [open, setOpen] = useState(false);
  const params: [string, Param][] = Object.entries(session.scene.params);
  const seedParam = params.find(([, param]) => param.kind === "seed")?.[0];
  const compared = params.find((entry): entry is [string, ChoiceParam] => {
    const [name, { kind }] = entry;
    return kind === "choice" && say.words.params[name]?.compare !== undefined;
  });
  if (seedParam === undefined || compared === undefined) return null;
  const [name, param] = compared;
  return (
    <>
      <button
        type="button"
        className="scene-text-button scene-compare-open"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {say.words.params[name]?.compare}
      </button>
      {open && (
        <Suspense fallback={null}>
          <ComparePanel name={name} param={param} seedParam={seedParam} />
        </Suspense>
      )}
    </>
  );
};
