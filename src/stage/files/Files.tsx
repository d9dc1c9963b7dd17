import { type ReactNode, useId, useState } from "react";
import { extraWords } from "../extraWords.ts";
import { Part } from "../Part.tsx";
import { useStage } from "../StageContext.ts";

const loadFiles = () => import("./FilePanel.tsx");
const loadNumbers = () => import("./NumbersView.tsx");

/** The moment as a link, as a table, and as files, whose kinds are fetched when they are asked for. */
export const Files = ({ anchor }: { readonly anchor: string }) => {
  const { session, say } = useStage();
  const words = extraWords[say.locale];
  const [said, setSaid] = useState<ReactNode>("");
  const [dataOpen, setDataOpen] = useState(false);
  const [filesOpen, setFilesOpen] = useState(false);
  const panel = useId();

  const copyLink = async (): Promise<void> => {
    const address = new URL(location.href);
    address.search = session.query;
    address.hash = anchor;
    const link = address.href;
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
  return (
    <>
      <div className="scene-files">
        <button type="button" className="scene-text-button" onClick={copyLink}>
          {words.copyLink}
        </button>
        <button
          type="button"
          className="scene-text-button"
          aria-expanded={dataOpen}
          onClick={() => setDataOpen(!dataOpen)}
        >
          {words.data}
        </button>
        <button
          type="button"
          className="scene-text-button"
          aria-expanded={filesOpen}
          aria-controls={panel}
          onClick={() => setFilesOpen(!filesOpen)}
        >
          {words.files}
        </button>
      </div>
      <div className="scene-said" role="status">
        {said}
      </div>
      <div id={panel} className="scene-file-place">
        {filesOpen && <Part load={loadFiles} props={{}} />}
      </div>
      {dataOpen && <Part load={loadNumbers} props={{}} />}
    </>
  );
};
