/** Attributes of the root on which a picture's looks hang: its colours, and how much the page around a frame magnifies it. */
const looks = ["data-theme", "data-magnified"];

const queries = ["(prefers-color-scheme: dark)", "(forced-colors: active)"];

/** Calls back when the page's looks may have changed: the switch on the root, or the system. Gives what stops it. */
export const onLooksChange = (listener: () => void): (() => void) => {
  const lists = queries.map((query) => matchMedia(query));
  const root = new MutationObserver(listener);
  root.observe(document.documentElement, { attributeFilter: looks });
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    root.disconnect();
    for (const list of lists) list.removeEventListener("change", listener);
  };
};

/** A canvas of more pixels than a wall of screens shows is one that no browser draws. */
const MOST = 8;

/** Device pixels of a CSS px as they come to the eye: dots that are scaled afterwards would shimmer. */
export const pixelRatio = (): number => {
  const { magnified } = document.documentElement.dataset;
  return magnified === undefined
    ? Math.max(1, devicePixelRatio)
    : Math.min(MOST, Math.max(0.25, devicePixelRatio * Number(magnified)));
};
