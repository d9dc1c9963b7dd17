export { SceneFrame, type SceneFrameProps } from "./SceneFrame.tsx";
export { stillPicture } from "./still.ts";
