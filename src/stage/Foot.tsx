import { Counters } from "./Counters.tsx";
import { CompareButton } from "./compare/CompareButton.tsx";
import { extraWords } from "./extraWords.ts";
import { Files } from "./files/Files.tsx";
import { Help } from "./Help.tsx";
import { useStage } from "./StageContext.ts";
import { isShown } from "./shown.ts";
import { SpreadButton } from "./spread/SpreadButton.tsx";

interface Props {
  readonly anchor: string;
  /** Beside a text, where room is scarce, all but the picture and its player is shown on demand. */
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

/** What stands below a picture and its player. */
export default function Foot({ anchor, open, onOpen }: Props) {
  const { say, controls } = useStage();
  const words = extraWords[say.locale];
  const [spread, files] = [isShown(controls, "spread"), isShown(controls, "files")];
  return (
    <>
      <button type="button" className="scene-open" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? words.close : words.open}
      </button>
      {isShown(controls, "counters") && <Counters />}
      {(spread || files) && (
        <div className="scene-foot">
          {spread && <SpreadButton />}
          {spread && <CompareButton />}
          {files && <Files anchor={anchor} />}
        </div>
      )}
      {isShown(controls, "help") && <Help />}
    </>
  );
}
