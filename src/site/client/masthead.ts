/** Jitter of the finger, in px, is no wish to scroll. */
const SLACK = 8;

/** Scrolling down puts the bar away, scrolling up brings it back. */
export const hideMasthead = (): void => {
  const masthead = document.querySelector<HTMLElement>(".masthead");
  let last = scrollY;
  addEventListener(
    "scroll",
    () => {
      const moved = scrollY - last;
      if (Math.abs(moved) < SLACK) return;
      last = scrollY;
      masthead?.toggleAttribute("data-away", moved > 0 && scrollY > innerHeight / 2);
    },
    { passive: true },
  );
};
