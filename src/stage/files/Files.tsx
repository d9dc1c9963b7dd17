import { type ReactNode, useState } from "react";
import { useStage } from "../StageContext.ts";
import { csvOf } from "./csv.ts";
import { fileName } from "./fileName.ts";
import { NumbersView } from "./NumbersView.tsx";
import { pngOf, svgOf } from "./pictures.ts";
import { save } from "./save.ts";

const PNG_SCALE = 2;

/** The moment as a link, a picture, a table. */
export const Files = ({ anchor }: { readonly anchor: string }) => {
  const { session, say, words } = useStage();
  const [said, setSaid] = useState<ReactNode>("");
  const [dataOpen, setDataOpen] = useState(false);

  const copyLink = async (): Promise<void> => {
    const link = `${location.origin}${location.pathname}?${session.query}#${anchor}`;
    try {
      await navigator.clipboard.writeText(link);
      setSaid(words.copied);
    } catch {
      // no clipboard in this place (a frame without the permission, plain http): the reader copies by hand
      setSaid(
        <label>
          {words.copyByHand} <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>,
      );
    }
  };
  const action = (label: string, does: () => unknown) => (
    <button type="button" className="scene-text-button" onClick={does}>
      {label}
    </button>
  );
  return (
    <>
      <fieldset className="scene-files" aria-label={words.files}>
        {action(words.copyLink, copyLink)}
        {action("PNG", async () => save(fileName(session, "png"), await pngOf(session, say, PNG_SCALE)))}
        {action("SVG", () => save(fileName(session, "svg"), svgOf(session, say)))}
        {action("CSV", () => {
          const csv = csvOf(session.scene.table(session.state.result));
          save(fileName(session, "csv"), new Blob([csv], { type: "text/csv" }));
        })}
        <button
          type="button"
          className="scene-text-button"
          aria-expanded={dataOpen}
          onClick={() => setDataOpen(!dataOpen)}
        >
          {words.data}
        </button>
      </fieldset>
      <div className="scene-said" role="status">
        {said}
      </div>
      {dataOpen && <NumbersView />}
    </>
  );
};
