import { useId } from "react";
import type { ChoiceParam } from "../../scenes/contract.ts";
import { useSession, useStage } from "../StageContext.ts";
import { Miniature } from "./Miniature.tsx";

/** A choice, each way of it shown by its own run in miniature, at the other parameters of this moment. */
export const Picker = ({ name, param }: { readonly name: string; readonly param: ChoiceParam }) => {
  const { session, say } = useStage();
  const { params } = useSession();
  const { miniature } = session.scene;
  const group = useId();
  const words = say.words.params[name];
  return (
    <fieldset className="scene-picker" data-param={name} data-choices={param.of.length}>
      <legend className="unseen">{words?.label}</legend>
      {param.of.map((choice) => (
        <label key={choice} className="scene-choice">
          <input
            className="covering"
            type="radio"
            name={group}
            value={choice}
            checked={params[name] === choice}
            onChange={() => session.change({ [name]: choice })}
          />
          {param.shown === "miniatures" && miniature && (
            <Miniature params={{ ...params, [name]: choice }} miniature={miniature} />
          )}
          <span>{words?.choices?.[choice] ?? choice}</span>
        </label>
      ))}
    </fieldset>
  );
};
