/** Runs in the page: forgets what the site has kept, as when somebody else sits down before the browser. */
export const forgetSite = (): void => {
  localStorage.clear();
  sessionStorage.clear();
};

/** Runs in the empty page after it: forgets what frames keep in their window. An embed that was still open would write it anew. */
export const forgetWindow = (): void => {
  window.name = "";
};
