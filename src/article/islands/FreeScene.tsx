import { SceneFrame, type SceneFrameProps } from "../../stage/SceneFrame.tsx";
import { keepMoment } from "./keep-moment.ts";

/** A scene that only its reader sets. */
export const FreeScene = (props: SceneFrameProps) => (
  <SceneFrame {...props} onReady={(handle) => keepMoment(props.anchor, handle).end} />
);
