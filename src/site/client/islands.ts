import { type IslandKind, islandKinds } from "../../article/islands/kinds.ts";
import { recordError } from "./errors.ts";

/** An island is woken this far before it comes into view. */
const NEAR = "600px 0px";

// biome-ignore lint/suspicious/noExplicitAny: the server wrote the props that this kind takes
const propsOf = (island: HTMLElement): any => JSON.parse(island.dataset.props ?? "{}");

/** What an island needs; its props say which scene. */
const fetchCode = (island: HTMLElement) =>
  Promise.all([import("./hydrate.tsx"), islandKinds[island.dataset.island as IslandKind](propsOf(island))]);

const wake = async (island: HTMLElement): Promise<void> => {
  try {
    const [{ hydrate }, Island] = await fetchCode(island);
    hydrate(island, Island, propsOf(island));
  } catch (error) {
    recordError(error);
  }
};

/**
 * Hydrates each island of the page when it comes near the window. The first screens are text, and a hundred kilobytes
 * of script would only delay them: the code is fetched at the first sign of a reader, when the page is first scrolled.
 */
export const wakeIslands = (): void => {
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
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
  for (const island of islands) near.observe(island);

  const [first] = islands;
  if (first)
    addEventListener("scroll", () => fetchCode(first).catch(recordError), { once: true, passive: true });
};
