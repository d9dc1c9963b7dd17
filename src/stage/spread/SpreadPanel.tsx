import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";
import { SpreadFigure } from "./SpreadFigure.tsx";
import { useSpread } from "./useSpread.ts";

const SEEDS = 1000;

/** The same run under a thousand seeds: where this one lies among them. */
const SpreadPanel = ({ seedParam }: { readonly seedParam: string }) => {
  const { session, say, words } = useStage();
  const { result } = useSession();
  const { done, figures, stopped, stop, again } = useSpread(seedParam, SEEDS);
  const written = (value: number) => say.q({ value, unit: "count" });
  const title = extraWords[say.locale].spreadOf(written(SEEDS));
  const here = session.scene.figures(result);
  return (
    <section className="scene-spread" aria-label={title}>
      <h4>{title}</h4>
      {figures === undefined && (
        <p>
          <progress value={done} max={SEEDS} aria-label={words.computing} /> {written(done)}{" "}
          {/* one button, so that the focus stays on it */}
          <button type="button" className="scene-text-button" onClick={stopped ? again : stop}>
            {stopped ? extraWords[say.locale].countAgain : words.cancel}
          </button>
        </p>
      )}
      {figures !== undefined && (
        <div className="scene-spread-figures" role="status">
          {session.scene.spread.map((name) => (
            <SpreadFigure
              key={name}
              name={name}
              figure={figures.get(name)!}
              here={here[name]}
              absent={SEEDS - figures.get(name)!.sorted.length}
            />
          ))}
        </div>
      )}
    </section>
  );
};

export default SpreadPanel;
