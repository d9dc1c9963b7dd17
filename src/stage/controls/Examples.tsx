import { useId } from "react";
import type { TextParam } from "../../scenes/contract.ts";
import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";

interface Props {
  readonly name: string;
  readonly examples: NonNullable<TextParam["examples"]>;
}

/** What to begin with, as a menu. Once the reader has changed it, it is his own. */
export const Examples = ({ name, examples }: Props) => {
  const { session, say } = useStage();
  const { params } = useSession();
  const id = useId();
  const param = say.words.params[name];
  const shown = Object.keys(examples).find((example) => examples[example] === params[name]);
  return (
    <span className="scene-examples" data-param={name}>
      <label htmlFor={id}>{param?.label}</label>
      <select
        id={id}
        value={shown ?? ""}
        onChange={(event) => session.change({ [name]: examples[event.target.value]! })}
      >
        {shown === undefined && (
          <option value="" disabled>
            {extraWords[say.locale].ownExample}
          </option>
        )}
        {Object.keys(examples).map((example) => (
          <option key={example} value={example}>
            {param?.choices?.[example] ?? example}
          </option>
        ))}
      </select>
    </span>
  );
};
