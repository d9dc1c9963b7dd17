import type { FractionParam } from "../../scenes/contract.ts";
import { useSession, useStage } from "../StageContext.ts";

interface Props {
  readonly name: string;
  readonly toggle: NonNullable<FractionParam["toggle"]>;
}

/** A fraction's switch on the front: on is the value that it names, off is the one that it turns back to. */
export const Toggle = ({ name, toggle }: Props) => {
  const { session, say } = useStage();
  const { params } = useSession();
  const { on, off } = toggle;
  const value = String(params[name]);
  const isOn = value !== off;
  return (
    <label className="scene-toggle" data-param={name}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => session.change({ [name]: event.target.checked ? on : off })}
      />
      <span>{say.words.params[name]?.toggle?.(isOn ? value : on)}</span>
    </label>
  );
};
