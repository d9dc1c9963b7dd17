import { SceneFrame, type SceneFrameProps } from "../../stage/SceneFrame.tsx";
import { followSteps } from "./follow-steps.ts";

/** A scene that follows the steps of the prose beside it. */
export const ScrollyScene = (props: SceneFrameProps) => (
  <SceneFrame {...props} beside onReady={(handle) => followSteps(props.anchor, handle)} />
);
