import { useState } from "react";
import type { AnyEditing, AnyParams, Edited, Gesture } from "../../scenes/contract.ts";
import { useSession, useStage } from "../StageContext.ts";

/** The reader's hands on a scene: what is selected, and what gestures make of the parameters. */
export interface Hands {
  readonly selected: string | undefined;
  /** A connection has been begun from the selected target and looks for its end. */
  readonly connecting: boolean;
  /** Why the last gesture changed nothing. */
  readonly refused: string | undefined;
  select(target: string | undefined): void;
  connectFromSelected(begun: boolean): void;
  /** Gestures of one `part` are taken back together. */
  do(gesture: Gesture, part?: string): void;
  /** Takes what was made of the parameters elsewhere, from a file say. */
  take(edited: Edited<AnyParams>, part?: string): void;
}

export const useHands = (editing: AnyEditing): Hands => {
  const { session, say } = useStage();
  const { params } = useSession();
  const [wanted, select] = useState<string>();
  const [connecting, connectFromSelected] = useState(false);
  const [refused, setRefused] = useState<string>();
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
    select: (target) => {
      select(target);
      connectFromSelected(false);
      setRefused(undefined);
    },
    connectFromSelected,
    do: (gesture, part) => take(editing.edit(session.state.params, gesture, say), part),
    take,
  };
};
