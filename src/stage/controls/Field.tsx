import { useEffect, useId, useState } from "react";
import type { Conflict } from "../../scenes/contract.ts";
import { readValue } from "../address.ts";
import { allowedWords } from "../allowed.ts";
import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";
import type { TypedParam } from "./typed.ts";

/** A parameter to type. What is not allowed is said beside the field, and the picture keeps the last good value. */
const Field = ({ name, param }: { readonly name: string; readonly param: TypedParam }) => {
  const { session, say } = useStage();
  const words = extraWords[say.locale];
  const { params } = useSession();
  const id = useId();
  const current = String(params[name]);
  const [text, setText] = useState(current);
  // another rule, a step of the text or an address may have changed it
  useEffect(() => setText(current), [current]);

  const value = readValue(param, text.trim());
  const conflictsWith = (value: string | number): readonly Conflict[] =>
    session.scene.conflicts({ ...params, [name]: value });
  const conflicts = value === undefined ? [] : conflictsWith(value);
  const refused = value === undefined || conflicts.length > 0;
  const allowed = allowedWords(
    say,
    param,
    conflicts.find((conflict) => conflict.param === name),
  );
  const { label, help, unit } = say.words.params[name] ?? { label: name };

  const type = (typed: string): void => {
    setText(typed);
    const read = readValue(param, typed.trim());
    if (read !== undefined && conflictsWith(read).length === 0) {
      session.change({ [name]: read });
    }
  };
  return (
    <div className="scene-field" data-param={name}>
      <label htmlFor={id}>{label}</label>
      <span className="scene-field-input">
        <input
          id={id}
          type="text"
          inputMode={param.kind === "fraction" ? "text" : "numeric"}
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-invalid={refused}
          aria-describedby={`${id}-help`}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setText(String(session.state.params[name]))}
        />
        <span className="scene-unit">
          {param.kind === "whole" && param.unit === "tick" && typeof value === "number"
            ? `${words.ticks(value)} ${words.asSeconds(say.q({ value, unit: "tick" }))}`
            : unit}
        </span>
      </span>
      <small
        id={`${id}-help`}
        className={refused ? "is-refused" : undefined}
        role={refused ? "alert" : undefined}
      >
        {refused ? allowed : (help ?? allowed)}
      </small>
    </div>
  );
};

export default Field;
