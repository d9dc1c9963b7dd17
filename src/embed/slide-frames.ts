/** A scene's page: `/embed/storm/`. */
const sceneAddress = /\/embed\/[\w-]+\/(index\.html)?([?#]|$)/;

/** The frames of a part of a deck, those within elements too. */
export const framesIn = (part: Element): HTMLIFrameElement[] =>
  [...part.querySelectorAll("iframe, retry-storm")].flatMap((element) =>
    element instanceof HTMLIFrameElement ? element : (element.shadowRoot?.querySelector("iframe") ?? []),
  );

/** The slide that a frame stands on, be it in an element of it. */
export const slideOf = (frame: HTMLIFrameElement): Element => {
  const root = frame.getRootNode();
  const element = root instanceof ShadowRoot ? root.host : frame;
  return element.closest("section") ?? element;
};

/** Has the scenes of all slides loaded, where reveal.js would leave frames empty: before the speaker and on paper. */
export const preloadScenes = (deck: Element): void => {
  for (const frame of framesIn(deck)) frame.loading = "eager";
  for (const frame of deck.querySelectorAll<HTMLIFrameElement>("iframe[data-src]"))
    if (sceneAddress.test(frame.dataset.src ?? "")) frame.dataset.preload = "";
};
