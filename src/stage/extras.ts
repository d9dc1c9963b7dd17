/* What stands round a picture where it is asked for. The article has it at once; an embed fetches it then (`embed/extras.tsx`). */
export { default as ControlPanel } from "./controls/ControlPanel.tsx";
export { default as Foot } from "./Foot.tsx";
export { default as NoteList } from "./NoteList.tsx";
export { default as RunState } from "./RunState.tsx";
