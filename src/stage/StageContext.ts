import { createContext, useContext, useSyncExternalStore } from "react";
import type { Say, SceneWords } from "../scenes/contract.ts";
import type { Session, SessionState } from "./session.ts";
import type { Controls } from "./shown.ts";
import type { StageWords } from "./words.ts";

/** What every part of one scene's frame needs: its session, what is shown, the scene's words and the stage's, in one language. */
export interface Stage {
  readonly session: Session;
  readonly say: Say<SceneWords>;
  readonly words: StageWords;
  readonly controls: Controls;
}

export const StageContext = createContext<Stage | undefined>(undefined);

export const useStage = (): Stage => {
  const stage = useContext(StageContext);
  if (stage === undefined) throw new Error("outside of a scene's frame");
  return stage;
};

/** The session's coarse state; ticks and phases go past React. */
export const useSession = (): SessionState => {
  const { session } = useStage();
  const state = () => session.state;
  return useSyncExternalStore(session.onState, state, state);
};
