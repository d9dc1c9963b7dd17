/** A place counts as reached when its top has passed this share of the window. */
const REACHED = 0.55;

/** The last anchor of the text that the reader has reached. Anchors are the same in every language. */
const currentPlace = (): string | undefined => {
  const anchors = [...document.querySelectorAll<HTMLElement>("main [id]:is(h2, h3, h4, figure, .step)")];
  return anchors.findLast((anchor) => {
    const { top, height } = anchor.getBoundingClientRect();
    return height > 0 && top < innerHeight * REACHED;
  })?.id;
};

/** Makes the language links lead to the place that is being read, and to the moment of the scene that the address names. */
export const keepPlace = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-language]")) {
    const path = link.pathname;
    link.addEventListener("click", () => {
      const place = currentPlace();
      const named = place !== undefined && location.hash === `#${place}`;
      link.href = path + (named ? location.search : "") + (place === undefined ? "" : `#${place}`);
    });
  }
};
