import { useId } from "react";
import type { Conflict } from "../../scenes/contract.ts";
import { readValue } from "../address.ts";
import { allowedWords } from "../allowed.ts";
import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";
import type { TypedParam } from "./typed.ts";
import { plainText, useTyping } from "./typing.ts";

/** A parameter to type. What is not allowed is said beside the field, and the picture keeps the last good value. */
const Field = ({ name, param }: { readonly name: string; readonly param: TypedParam }) => {
  const { session, say } = useStage();
  const words = extraWords[say.locale];
  const { params } = useSession();
  const id = useId();
  const conflictsWith = (text: string): readonly Conflict[] => {
    const value = readValue(param, text);
    return value === undefined ? [] : session.scene.conflicts({ ...params, [name]: value });
  };
  const allows = (text: string): boolean =>
    readValue(param, text) !== undefined && conflictsWith(text).length === 0;
  const { text, refused, ...typing } = useTyping(String(params[name]), allows, (held) =>
    session.change({ [name]: readValue(param, held) as string | number }),
  );

  const value = readValue(param, plainText(text));
  const conflict = conflictsWith(plainText(text)).find((conflict) => conflict.param === name);
  const allowed = allowedWords(say, param, conflict);
  const { label, help, unit } = say.words.params[name] ?? { label: name };
  const isIdle = session.scene.idle(params).includes(name);
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
          onFocus={typing.onFocus}
          onChange={(event) => typing.onChange(event.target.value)}
          onBlur={typing.onBlur}
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
        {refused ? allowed : isIdle ? words.idle : (help ?? allowed)}
      </small>
    </div>
  );
};

export default Field;
