import { Counters } from "./Counters.tsx";
import { Files } from "./files/Files.tsx";
import { Help } from "./Help.tsx";
import { useStage } from "./StageContext.ts";
import { isShown } from "./shown.ts";
import { SpreadButton } from "./spread/SpreadButton.tsx";

/** What stands below a picture and its player. */
export default function Foot({ anchor }: { readonly anchor: string }) {
  const { controls } = useStage();
  const [spread, files] = [isShown(controls, "spread"), isShown(controls, "files")];
  return (
    <>
      {isShown(controls, "counters") && <Counters />}
      {(spread || files) && (
        <div className="scene-foot">
          {spread && <SpreadButton />}
          {files && <Files anchor={anchor} />}
        </div>
      )}
      {isShown(controls, "help") && <Help />}
    </>
  );
}
