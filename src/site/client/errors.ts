declare global {
  interface Window {
    /** What went wrong on this page; the browser tests hold it empty. */
    __errors?: unknown[];
  }
}

/** React heals a failed hydration silently: say it aloud. */
export const recordError = (error: unknown): void => {
  window.__errors ??= [];
  window.__errors.push(error);
  console.error(error);
};
