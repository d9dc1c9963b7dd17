import { useId, useState } from "react";
import type { PanelField } from "../../scenes/contract.ts";
import { readValue } from "../address.ts";
import { allowedWords } from "../allowed.ts";
import { useTyping } from "../controls/typing.ts";
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
  const [visit, setVisit] = useState(0);
  const { text, refused, ...typing } = useTyping(
    current,
    (text) => readValue(param, text) !== undefined,
    (held) => {
      const read = readValue(param, held) as string | number;
      if (String(read) !== current) set(read, `${id} ${visit}`);
    },
  );
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
        onFocus={() => {
          setVisit(visit + 1);
          typing.onFocus();
        }}
        onChange={(event) => typing.onChange(event.target.value)}
        onBlur={typing.onBlur}
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
