import { extraWords } from "./extraWords.ts";
import { useStage } from "./StageContext.ts";

/** The keys that mean something here, in one line. */
export const Help = () => {
  const { session, say } = useStage();
  const words = extraWords[say.locale];
  const playerKeys = session.scene.clock === undefined ? [] : words.playerKeys;
  return (
    <p className="scene-help">
      {[...playerKeys, ...words.pictureKeys].map(([keys, does]) => (
        <span key={keys}>
          <kbd>{keys}</kbd> {does}
        </span>
      ))}
    </p>
  );
};
