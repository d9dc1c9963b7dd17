import { extraWords } from "../extraWords.ts";
import { useSession, useStage } from "../StageContext.ts";
import type { TypedParam } from "./typed.ts";

interface Props {
  /** What it opens: the settings that cannot be seen while it is closed. */
  readonly hidden: readonly (readonly [name: string, param: TypedParam])[];
  readonly panel: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

/** Opens the settings that are typed. While they are closed it says how many of them are not as the scene has them. */
export const More = ({ hidden, panel, open, toggle }: Props) => {
  const { say } = useStage();
  const { params } = useSession();
  const words = extraWords[say.locale];
  const changed = hidden.filter(([name, param]) => params[name] !== param.default).length;
  return (
    <button type="button" className="scene-more" aria-expanded={open} aria-controls={panel} onClick={toggle}>
      {open ? words.less : words.more}
      {!open && changed > 0 && <span> ({words.changed(changed)})</span>}
    </button>
  );
};
