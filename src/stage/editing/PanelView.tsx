import type { Gesture, Panel, PanelAction } from "../../scenes/contract.ts";
import { PanelInput } from "./PanelInput.tsx";

interface Props {
  readonly panel: Panel;
  /** The panel's target; absent: the whole picture's. */
  readonly target: string | undefined;
  readonly act: (gesture: Gesture, part?: string) => void;
}

/** The panel of what is selected: its fields, and what else can be done with it. */
export const PanelView = ({ panel, target, act }: Props) => (
  <section className="scene-panel" aria-label={panel.title}>
    <p className="scene-panel-title">{panel.title}</p>
    {target !== undefined && panel.fields.length > 0 && (
      <div className="scene-panel-fields">
        {panel.fields.map((field) => (
          <PanelInput
            // another target's field of the same name is another field; a renamed one's is the same
            key={field.name === "name" ? "name" : `${target} ${field.name}`}
            field={field}
            set={(value, part) => act({ do: "set", on: target, field: field.name, value }, part)}
          />
        ))}
      </div>
    )}
    <div className="scene-panel-actions">
      {panel.actions.map((action) => (
        <Action key={action.label} action={action} act={act} />
      ))}
    </div>
  </section>
);

const Action = ({ action, act }: { readonly action: PanelAction; readonly act: Props["act"] }) => {
  if ("gesture" in action)
    return (
      <button type="button" className="scene-text-button" onClick={() => act(action.gesture)}>
        {action.label}
      </button>
    );
  if (action.options.length === 0) return null;
  return (
    <select
      className="scene-menu"
      aria-label={action.label}
      value=""
      onChange={(event) => act(action.options[Number(event.target.value)]!.gesture)}
    >
      <option value="" disabled>
        {action.label}
      </option>
      {action.options.map((option, i) => (
        <option key={option.label} value={i}>
          {option.label}
        </option>
      ))}
    </select>
  );
};
