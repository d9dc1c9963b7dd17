import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { AnyEditing, Point } from "../../scenes/contract.ts";
import { History } from "../history.ts";
import { useSession, useStage } from "../StageContext.ts";
import type { Screen } from "../screen.ts";
import { EditFile } from "./EditFile.tsx";
import { Grips } from "./Grips.tsx";
import { listenToKeys } from "./keyGestures.ts";
import { PanelView } from "./PanelView.tsx";
import { listenToPointers } from "./pointerGestures.ts";
import { useHands } from "./useHands.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { editorWords } from "./words.ts";

interface Props {
  readonly screen: Screen;
  readonly picture: HTMLElement;
  /** Fetches what the scene knows of its editing. */
  readonly load: () => Promise<AnyEditing>;
}

/** Makes a scene's picture one that can be taken hold of, with a panel for what is selected below it. */
const Editor = ({ screen, picture, load }: Props) => {
  const [editing, setEditing] = useState<AnyEditing>();
  useEffect(() => {
    load().then(setEditing, reportError);
  }, [load]);
  if (editing === undefined) return <div className="scene-editor" />;
  return <LiveEditor screen={screen} picture={picture} editing={editing} />;
};

interface LiveProps extends Omit<Props, "load"> {
  readonly editing: AnyEditing;
}

const LiveEditor = ({ screen, picture, editing }: LiveProps) => {
  const { session, say } = useStage();
  const { params, canUndo, canRedo } = useSession();
  const words = editorWords[say.locale];
  const hands = useHands(editing);
  const keptFocus = useKeptFocus(picture);
  const [reach, setReach] = useState<Point>();
  const newest = useRef(hands);
  newest.current = hands;

  useEffect(() => session.remember(new History()), [session]);
  useEffect(() => {
    const now = () => newest.current;
    const stops = [
      listenToPointers(picture, screen, editing, now, setReach),
      listenToKeys(picture, screen, editing, now),
      listenToUndo(
        picture.parentElement!,
        () => now().undo(),
        () => now().redo(),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [picture, screen, editing]);

  const { selected, connecting, refused, voice } = hands;
  const described = editing.panel(params, selected, say);
  const panel = described && <PanelView panel={described} target={selected} act={hands.do} />;
  // what is no more than a button or two stands in the line
  const inLine = selected === undefined || described?.fields.length === 0;
  return (
    <div className="scene-editor" {...keptFocus}>
      {createPortal(<Grips screen={screen} editing={editing} hands={hands} reach={reach} />, picture)}
      <p className="scene-refused" role="alert">
        {refused}
      </p>
      <p className="unseen" role="status">
        <span key={voice.said.nth}>{voice.said.text}</span>
      </p>
      {connecting && <p className="scene-connecting">{words.connecting}</p>}
      {!inLine && panel}
      <div className="scene-editor-line">
        {inLine && panel}
        {/* not `disabled`: whoever takes back the last change keeps the focus */}
        <button type="button" className="scene-text-button" aria-disabled={!canUndo} onClick={hands.undo}>
          {words.undo}
        </button>
        <button type="button" className="scene-text-button" aria-disabled={!canRedo} onClick={hands.redo}>
          {words.redo}
        </button>
        {editing.file !== undefined && <EditFile file={editing.file} hands={hands} words={words} />}
      </div>
      <p className="scene-help">
        {words.keys
          .filter(({ gesture }) => gesture === undefined || editing.gestures.includes(gesture))
          .map(({ keys, does }) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {does}
            </span>
          ))}
      </p>
    </div>
  );
};

/** Ctrl Z and its like, anywhere in the scene but where a text is being typed, which has its own. */
const listenToUndo = (scene: HTMLElement, undo: () => void, redo: () => void): (() => void) => {
  const onKey = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, shiftKey, code, target } = event;
    if (!(ctrlKey || metaKey) || altKey || (target as Element).matches("input[type=text], textarea")) return;
    if (code === "KeyZ" && !shiftKey) undo();
    else if ((code === "KeyZ" && shiftKey) || (code === "KeyY" && !shiftKey)) redo();
    else return;
    event.preventDefault();
  };
  scene.addEventListener("keydown", onKey);
  return () => scene.removeEventListener("keydown", onKey);
};

export default Editor;
