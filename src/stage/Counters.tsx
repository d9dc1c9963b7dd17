import { extraWords } from "./extraWords.ts";
import { LiveText } from "./LiveText.tsx";
import { useStage } from "./StageContext.ts";

/** The figures that the scene counts aloud, as of the moment shown. */
export const Counters = () => {
  const { session, say } = useStage();
  const { scene } = session;
  const read = (name: string) => () => {
    const quantity = scene.figures(session.state.result, session.player.tick)[name];
    return quantity === undefined ? extraWords[say.locale].notYet : say.q(quantity);
  };
  return (
    <dl className="scene-counters">
      {scene.counters.map((name) => (
        <div key={name} data-figure={name}>
          <dt>{say.words.figures[name]}</dt>
          <dd>
            <LiveText read={read(name)} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
