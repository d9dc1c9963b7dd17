import { useId, useState } from "react";
import type { Param } from "../../scenes/contract.ts";
import { defaultsOf } from "../address.ts";
import { useStage } from "../StageContext.ts";
import { Examples } from "./Examples.tsx";
import { Field, isTyped, type TypedParam } from "./Field.tsx";
import { Picker } from "./Picker.tsx";
import { Toggle } from "./Toggle.tsx";

/** The controls of a scene, made from its schema: choices and switches in front, everything that is typed behind "more". */
export const Controls = () => {
  const { session, words } = useStage();
  const params: [string, Param][] = Object.entries(session.scene.params);
  const typed = params.filter((entry): entry is [string, TypedParam] => isTyped(entry[1]));
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="scene-controls">
      {params.map(
        ([name, param]) => param.kind === "choice" && <Picker key={name} name={name} param={param} />,
      )}
      <div className="scene-front">
        {params.map(
          ([name, param]) =>
            param.kind === "text" &&
            param.examples && <Examples key={name} name={name} examples={param.examples} />,
        )}
        {params.map(
          ([name, param]) =>
            param.kind === "fraction" &&
            param.toggle && <Toggle key={name} name={name} toggle={param.toggle} />,
        )}
        <button
          type="button"
          className="scene-more"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          {open ? words.less : words.more}
        </button>
      </div>
      <div id={panel} className="scene-fields" hidden={!open}>
        {open && (
          <>
            {typed.map(([name, param]) => (
              <Field key={name} name={name} param={param} />
            ))}
            <button
              type="button"
              className="scene-text-button"
              onClick={() => session.change(defaultsOf(session.scene))}
            >
              {words.reset}
            </button>
          </>
        )}
      </div>
    </div>
  );
};
