const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** Calls back when the page's colours may have changed: the switch on the root, or the system. Gives what stops it. */
export const onThemeChange = (listener: () => void): (() => void) => {
  const lists = queries.map((query) => matchMedia(query));
  const root = new MutationObserver(listener);
  root.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    root.disconnect();
    for (const list of lists) list.removeEventListener("change", listener);
  };
};
