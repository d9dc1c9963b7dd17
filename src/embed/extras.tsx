import { type ComponentType, lazy, Suspense } from "react";

const fetched = <P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>) => {
  const Part = lazy<ComponentType<P>>(load);
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};

/* Takes the place of `stage/extras.ts`: few who embed a scene show more of it than the picture and its player. */
export const ControlPanel = fetched(() => import("../stage/controls/ControlPanel.tsx"));
export const NoteList = fetched(() => import("../stage/NoteList.tsx"));
export const Foot = fetched(() => import("../stage/Foot.tsx"));
export const RunState = fetched(() => import("../stage/RunState.tsx"));
