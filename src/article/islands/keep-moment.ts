import type { SceneHandle } from "../../stage/SceneFrame.tsx";

/** Whether the reader has been on this page before it was loaded now: by a reload, or by the way back. */
const hasReturned = (): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" || navigation?.type === "back_forward";
};

/** Storage of this tab; none where the page stands in somebody's sandbox. */
const storage = (): Storage | undefined => {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
};

/**
 * Keeps what the reader has made of a scene for as long as the tab is open: who reloads the page, or comes back to it, has
 * it again. The address says nothing of it. Gives whether there was something, and what ends it.
 */
export const keepMoment = (
  anchor: string,
  { session }: SceneHandle,
): { readonly restored: boolean; end(): void } => {
  const tab = storage();
  const name = `${location.pathname}#${anchor}`;
  const left = tab?.getItem(name);
  // once: a scene that is started again after a failure shall not meet what it failed at
  tab?.removeItem(name);
  const kept = hasReturned() ? (left ?? undefined) : undefined;
  if (kept !== undefined) session.show(kept);
  const keep = () => tab?.setItem(name, session.query);
  addEventListener("pagehide", keep);
  return {
    restored: kept !== undefined,
    end: () => removeEventListener("pagehide", keep),
  };
};
