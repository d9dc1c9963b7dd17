import type { Shape } from "../scenes/contract.ts";

/** From this width on a picture has its wide shape (`stage/styles/scene.css`). */
const WIDE_PX = 640;

interface Shapes {
  readonly wide: Shape;
  readonly narrow: Shape;
}

/**
 * Tells how high the page would be at its width if the picture had a shape of its own and everything round it were in view;
 * again whenever that changes. Gives what ends it.
 */
export const naturalHeight = (
  place: HTMLElement,
  { wide, narrow }: Shapes,
  tell: (heightPx: number) => void,
): (() => void) => {
  const stage = place.querySelector(".scene-stage")!;
  const picture = place.querySelector(".scene-picture")!;
  let told = 0;
  const observer = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = picture;
    if (clientWidth === 0) return;
    const { w, h } = clientWidth < WIDE_PX ? narrow : wide;
    const hidden = stage.scrollHeight - stage.clientHeight;
    const height = Math.round(place.clientHeight + hidden - clientHeight + (clientWidth * h) / w);
    if (height !== told) tell(height);
    told = height;
  });
  for (const part of [picture, ...stage.children]) observer.observe(part);
  return () => observer.disconnect();
};
