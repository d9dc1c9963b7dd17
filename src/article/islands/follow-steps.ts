import type { SceneHandle } from "../../stage/SceneFrame.tsx";

/** Beside the scene a step is read in the middle of the window; under it (`scrolly-narrow.css`), in what is left below. */
const beside = "(min-width: 900px)";
const lineBeside = 55;
const lineBelow = 78;

/**
 * Shows each step of a scrolly as it crosses the reading line; whatever the reader set meanwhile gives way. Where the scene
 * shows something already that was `asked` for, this wins over the step that happens to be under the line, until the
 * reader scrolls on. Gives what ends it.
 */
export const followSteps = (anchor: string, show: SceneHandle["show"], asked: boolean): (() => void) => {
  const steps = [...document.querySelectorAll<HTMLElement>(`[data-steps-of="${anchor}"] > [data-query]`)];
  let isAsked = asked;

  const enter = (current: HTMLElement) => {
    for (const step of steps) {
      step.classList.toggle("is-current", step === current);
      if (step === current) step.setAttribute("aria-current", "step");
      else step.removeAttribute("aria-current");
    }
    if (!isAsked) show(current.dataset.query ?? "");
    isAsked = false;
  };

  let observer: IntersectionObserver | undefined;
  const observe = () => {
    observer?.disconnect();
    const line = media.matches ? lineBeside : lineBelow;
    observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast((entry) => entry.isIntersecting)?.target;
        if (entered instanceof HTMLElement && !entered.classList.contains("is-current")) enter(entered);
      },
      { rootMargin: `-${line}% 0px -${100 - line}% 0px` },
    );
    for (const step of steps) observer.observe(step);
  };
  const media = matchMedia(beside);
  media.addEventListener("change", observe);
  observe();
  return () => {
    media.removeEventListener("change", observe);
    observer?.disconnect();
  };
};
