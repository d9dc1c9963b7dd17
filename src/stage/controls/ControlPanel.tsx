import { lazy, Suspense, useId, useState } from "react";
import type { Param } from "../../scenes/contract.ts";
import { defaultsOf } from "../address.ts";
import { extraWords } from "../extraWords.ts";
import { useStage } from "../StageContext.ts";
import { isShown } from "../shown.ts";
import { Examples } from "./Examples.tsx";
import { More } from "./More.tsx";
import { Picker } from "./Picker.tsx";
import { Toggle } from "./Toggle.tsx";
import { isTyped, type TypedParam } from "./typed.ts";

/** Most readers type nothing. */
const Field = lazy(() => import("./Field.tsx"));

const hasToggle = (param: Param): boolean => param.kind === "fraction" && param.toggle !== undefined;

/**
 * The controls of a scene, made from its schema: choices and switches in front, everything that is typed behind "more".
 * Where only some were asked for, these stand there openly.
 */
export default function ControlPanel() {
  const { session, say, controls } = useStage();
  const words = extraWords[say.locale];
  const [open, setOpen] = useState(false);
  const panel = useId();
  const all = controls === "all";
  const params = Object.entries<Param>(session.scene.params).filter(([name]) => isShown(controls, name));

  const typed = params.filter((entry): entry is [string, TypedParam] => isTyped(entry[1]));
  const fields = (all ? typed : typed.filter(([, param]) => !hasToggle(param))).map(([name, param]) => (
    <Field key={name} name={name} param={param} />
  ));
  return (
    <div className="scene-controls">
      {params.map(
        ([name, param]) => param.kind === "choice" && <Picker key={name} name={name} param={param} />,
      )}
      {(all || params.some(([, param]) => hasToggle(param))) && (
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
          {all && (
            <More
              hidden={typed.filter(([, param]) => !hasToggle(param))}
              panel={panel}
              open={open}
              toggle={() => setOpen(!open)}
            />
          )}
        </div>
      )}
      {all ? (
        <div id={panel} className="scene-fields" hidden={!open}>
          {open && (
            <>
              <Suspense fallback={null}>{fields}</Suspense>
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
      ) : (
        fields.length > 0 && (
          <div className="scene-fields">
            <Suspense fallback={null}>{fields}</Suspense>
          </div>
        )
      )}
    </div>
  );
}
