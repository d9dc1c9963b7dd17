import { SceneFrame, type SceneFrameProps } from "../../stage/SceneFrame.tsx";
import { followSteps } from "./follow-steps.ts";
import { keepMoment } from "./keep-moment.ts";

/** A scene that follows the steps of the prose beside it. */
export const ScrollyScene = (props: SceneFrameProps) => (
  <SceneFrame
    {...props}
    beside
    onReady={(handle) => {
      const kept = keepMoment(props.anchor, handle);
      const stopFollowing = followSteps(props.anchor, handle.show, handle.addressed || kept.restored);
      return () => {
        kept.end();
        stopFollowing();
      };
    }}
  />
);
