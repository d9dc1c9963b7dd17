const valuesOf = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map((found) => found[1]!);

/** Fails the build where an anchor of a page is there twice, or a link leads to one that is not there. */
export const checkAnchors = (path: string, html: string): void => {
  const anchors = valuesOf(html, /<[^<>]*?\sid="([^"]+)"/g);
  const twice = anchors.filter((anchor, i) => anchors.indexOf(anchor) !== i);
  const nowhere = valuesOf(html, /\shref="#([^"]+)"/g).filter((anchor) => !anchors.includes(anchor));
  const fault = (what: string, list: readonly string[]) => {
    if (list.length > 0) throw new Error(`/${path}: ${what}: ${[...new Set(list)].join(", ")}`);
  };
  fault("anchors that are there twice", twice);
  fault("links that lead to no anchor", nowhere);
};
