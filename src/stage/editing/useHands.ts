import { useState } from "react";
import type { AnyEditing, AnyParams, Edited, Gesture } from "../../scenes/contract.ts";
import { useSession, useStage } from "../StageContext.ts";
import { useVoice, type Voice } from "./useVoice.ts";

/** The reader's hands on a scene: what is selected, and what gestures make of the parameters. */
export interface Hands {
  readonly selected: string | undefined;
  /** A connection has been begun from the selected target and looks for its end. */
  readonly connecting: boolean;
  /** Why the last gesture changed nothing. */
  readonly refused: string | undefined;
  /** Tells what they do. A drag is many moves: only the one by key is told, by the key. */
  readonly voice: Voice;
  select(target: string | undefined): void;
  connectFromSelected(begun: boolean): void;
  /** Gestures of one `part` are taken back together. `false` where nothing has changed. */
  do(gesture: Gesture, part?: string): boolean;
  /** Takes what was made of the parameters elsewhere, from a file say. */
  take(edited: Edited<AnyParams>, part?: string): void;
  undo(): void;
  redo(): void;
}

export const useHands = (editing: AnyEditing): Hands => {
  const { session, say } = useStage();
  const { params } = useSession();
  const [wanted, select] = useState<string>();
  const [connecting, connectFromSelected] = useState(false);
  const [refused, setRefused] = useState<string>();
  const voice = useVoice(editing);
  // what was selected may be gone: taken back, or in another graph
  const there = wanted !== undefined && editing.panel(params, wanted, say) !== undefined;

  const take = (edited: Edited<AnyParams>, part?: string): void => {
    connectFromSelected(false);
    setRefused("refused" in edited ? edited.refused : undefined);
    if ("refused" in edited) return;
    session.change(edited.params, part);
    if (edited.select !== undefined) select(edited.select);
  };
  return {
    selected: there ? wanted : undefined,
    connecting: connecting && there,
    refused,
    voice,
    select: (target) => {
      if (target === undefined && there) voice.say((words) => words.letGo);
      voice.sayOf(target, (words, name) => words.selected(name));
      select(target);
      connectFromSelected(false);
      setRefused(undefined);
    },
    connectFromSelected: (begun) => {
      voice.sayOf(wanted, (words, name) => (begun ? words.connecting(name) : words.selected(name)));
      connectFromSelected(begun);
    },
    do: (gesture, part) => {
      const before = session.state.params;
      const name = voice.nameOf(gesture.on);
      const edited = editing.edit(before, gesture, say);
      take(edited, part);
      if ("refused" in edited || session.state.params === before) return false;
      if (gesture.do === "add") voice.sayOf(edited.select, (words, added) => words.added(added));
      else if (gesture.do === "remove") voice.say((words) => words.removed(name ?? ""));
      else if (gesture.do === "connect")
        voice.sayOf(gesture.to, (words, to) => words.connected(name ?? "", to));
      return true;
    },
    take,
    undo: () => {
      if (!session.state.canUndo) return;
      session.undo();
      voice.say((words) => words.undone);
    },
    redo: () => {
      if (!session.state.canRedo) return;
      session.redo();
      voice.say((words) => words.redone);
    },
  };
};
