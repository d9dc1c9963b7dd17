import { useRef } from "react";
import type { AnyEditing } from "../../scenes/contract.ts";
import { fileName } from "../files/fileName.ts";
import { save } from "../files/save.ts";
import { useStage } from "../StageContext.ts";
import type { Hands } from "./useHands.ts";
import type { EditorWords } from "./words.ts";

interface Props {
  readonly file: NonNullable<AnyEditing["file"]>;
  readonly hands: Hands;
  readonly words: EditorWords;
}

/** The reader's work to a file, and back from one. */
export const EditFile = ({ file, hands, words }: Props) => {
  const { session, say } = useStage();
  const input = useRef<HTMLInputElement>(null);
  const open = async (chosen: File | undefined): Promise<void> => {
    if (chosen === undefined) return;
    hands.take(file.read(await chosen.text(), session.state.params, say));
    // the same file may be mended and opened again
    input.current!.value = "";
  };
  const saveFile = () =>
    save(fileName(session, file.ending), new Blob([file.write(session.state.params)], { type: file.mime }));
  return (
    <>
      <button type="button" className="scene-text-button" onClick={saveFile}>
        {words.save(file.ending.toUpperCase())}
      </button>
      <button type="button" className="scene-text-button" onClick={() => input.current?.click()}>
        {words.open(file.ending.toUpperCase())}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={`.${file.ending},${file.mime}`}
        onChange={(event) => open(event.target.files?.[0])}
      />
    </>
  );
};
