import { useStage } from "./StageContext.ts";

/** The keys, in one line. */
export const Help = () => {
  const { words } = useStage();
  return (
    <p className="scene-help">
      {words.keys.map(([keys, does]) => (
        <span key={keys}>
          <kbd>{keys}</kbd> {does}
        </span>
      ))}
    </p>
  );
};
