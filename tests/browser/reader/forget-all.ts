/** Runs in the page: forgets what the site has kept, as when somebody else sits down before the browser. */
export const forgetAll = (): void => {
  localStorage.clear();
  sessionStorage.clear();
  window.name = "";
};
