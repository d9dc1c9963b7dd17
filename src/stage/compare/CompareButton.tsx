import { lazy } from "react";
import type { ChoiceParam, Param } from "../../scenes/contract.ts";
import { useStage } from "../StageContext.ts";
import { seedParamOf } from "../seedParamOf.ts";
import { Unfold } from "../Unfold.tsx";

const ComparePanel = lazy(() => import("./ComparePanel.tsx"));

/** Opens a table of all choices of the parameter whose choices the scene compares. */
export const CompareButton = () => {
  const { session, say } = useStage();
  const seedParam = seedParamOf(session.scene);
  const compared = Object.entries<Param>(session.scene.params).find(
    (entry): entry is [string, ChoiceParam] =>
      entry[1].kind === "choice" && say.words.params[entry[0]]?.compare !== undefined,
  );
  if (seedParam === undefined || compared === undefined) return null;
  const [name, param] = compared;
  return (
    <Unfold label={say.words.params[name]?.compare} className="scene-compare-open">
      <ComparePanel name={name} param={param} seedParam={seedParam} />
    </Unfold>
  );
};
