import { useRef } from "react";
import type { FractionParam } from "../../scenes/contract.ts";
import { useSession, useStage } from "../StageContext.ts";

interface Props {
  readonly name: string;
  readonly toggle: NonNullable<FractionParam["toggle"]>;
}

/** A fraction's switch on the front: off is nothing, on is the value that was last on, at first the one that it names. */
export const Toggle = ({ name, toggle }: Props) => {
  const { session, say } = useStage();
  const { params } = useSession();
  const { on, off } = toggle;
  const value = String(params[name]);
  const isOn = value !== off;
  const lastOn = useRef(on);
  if (isOn) lastOn.current = value;
  return (
    <label className="scene-toggle" data-param={name}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => session.change({ [name]: event.target.checked ? lastOn.current : off })}
      />
      <span>{say.words.params[name]?.toggle?.(lastOn.current)}</span>
    </label>
  );
};
