import { useStage } from "./StageContext.ts";

/** The keys that mean something here, in one line. */
export const Help = () => {
  const { session, words } = useStage();
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
