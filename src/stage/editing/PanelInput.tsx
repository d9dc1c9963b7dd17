import { useEffect, useId, useState } from "react";
import type { PanelField } from "../../scenes/contract.ts";
import { readValue } from "../address.ts";
import { allowedWords } from "../allowed.ts";
import { useStage } from "../StageContext.ts";

interface Props {
  readonly field: PanelField;
  /** What is typed in one go is of one `part`. */
  readonly set: (value: string | number, part?: string) => void;
}

/** A field of the panel: a choice to make, or a value to type. What is not allowed is said beside it and changes nothing. */
export const PanelInput = ({ field, set }: Props) => {
  const { say } = useStage();
  const { name, label, param, value, help, choices } = field;
  const id = useId();
  const current = String(value);
  const [text, setText] = useState(current);
  useEffect(() => setText(current), [current]);
  const [visit, setVisit] = useState(0);
  if (param.kind === "choice")
    return (
      <div className="scene-field" data-field={name}>
        <label htmlFor={id}>{label}</label>
        <select id={id} value={current} onChange={(event) => set(event.target.value)}>
          {param.of.map((choice) => (
            <option key={choice} value={choice}>
              {choices?.[choice] ?? choice}
            </option>
          ))}
        </select>
      </div>
    );

  const allowed = help ?? allowedWords(say, param);
  const refused = readValue(param, text.trim()) === undefined;
  const type = (typed: string): void => {
    setText(typed);
    const read = readValue(param, typed.trim());
    if (read !== undefined && String(read) !== current) set(read, `${id} ${visit}`);
  };
  return (
    <div className="scene-field" data-field={name}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode={param.kind === "whole" ? "numeric" : "text"}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={refused}
        aria-describedby={`${id}-help`}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setVisit(visit + 1)}
        onBlur={() => setText(current)}
      />
      <small
        id={`${id}-help`}
        className={refused ? "is-refused" : undefined}
        role={refused ? "alert" : undefined}
      >
        {allowed}
      </small>
    </div>
  );
};
