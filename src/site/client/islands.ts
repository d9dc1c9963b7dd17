import { type IslandKind, islandKinds } from "../../article/islands/kinds.ts";
import { recordError } from "./errors.ts";

/** An island is woken this far before it comes into view. */
const NEAR = "600px 0px";

const wake = async (element: HTMLElement): Promise<void> => {
  try {
    const kind = element.dataset.island as IslandKind;
    // biome-ignore lint/suspicious/noExplicitAny: the server wrote the props that this kind takes
    const props: any = JSON.parse(element.dataset.props ?? "{}");
    const [{ hydrate }, Island] = await Promise.all([import("./hydrate.tsx"), islandKinds[kind](props)]);
    hydrate(element, Island, props);
  } catch (error) {
    recordError(error);
  }
};

/** Hydrates each island of the page when it comes near the window. */
export const wakeIslands = (): void => {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        void wake(target as HTMLElement);
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of document.querySelectorAll("[data-island]")) near.observe(element);
};
