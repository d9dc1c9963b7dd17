import { extraWords } from "../extraWords.ts";
import { Part } from "../Part.tsx";
import { useStage } from "../StageContext.ts";
import { seedParamOf } from "../seedParamOf.ts";
import { Unfold } from "../Unfold.tsx";

const load = () => import("./SpreadPanel.tsx");

/** "Is this a lucky seed?", for a scene that has one. */
export const SpreadButton = () => {
  const { session, say } = useStage();
  const seedParam = seedParamOf(session.scene);
  if (seedParam === undefined || session.scene.spread.length === 0) return null;
  return (
    <Unfold label={extraWords[say.locale].lucky} className="scene-lucky">
      <Part load={load} props={{ seedParam }} />
    </Unfold>
  );
};
