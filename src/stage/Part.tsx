import { type ComponentType, useEffect, useState } from "react";
import { extraWords } from "./extraWords.ts";
import { useStage } from "./StageContext.ts";

interface Props<P> {
  readonly load: () => Promise<{ readonly default: ComponentType<P> }>;
  readonly props: P;
}

/** A part of the stage that is fetched when it is shown. Where it cannot be, the rest stays, and it is tried again on demand. */
export const Part = <P extends object>({ load, props }: Props<P>) => {
  const { say } = useStage();
  const words = extraWords[say.locale];
  const [Fetched, setFetched] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let here = true;
    if (!failed)
      load().then(
        (module) => here && setFetched(() => module.default),
        () => here && setFailed(true),
      );
    return () => {
      here = false;
    };
  }, [load, failed]);
  if (Fetched !== undefined) return <Fetched {...props} />;
  if (!failed) return null;
  return (
    <p role="alert">
      {words.notFetched}{" "}
      <button type="button" className="scene-text-button" onClick={() => setFailed(false)}>
        {words.tryAgain}
      </button>
    </p>
  );
};
