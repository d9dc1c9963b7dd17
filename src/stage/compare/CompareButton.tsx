import type { ChoiceParam, Param } from "../../scenes/contract.ts";
import { Part } from "../Part.tsx";
import { useStage } from "../StageContext.ts";
import { seedParamOf } from "../seedParamOf.ts";
import { Unfold } from "../Unfold.tsx";

const load = () => import("./ComparePanel.tsx");

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
      <Part load={load} props={{ name, param, seedParam }} />
    </Unfold>
  );
};
