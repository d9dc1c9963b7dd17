import type { Reader } from "./reader/reader.ts";

/** Runs in the page: brings an island into view. */
const scrollToIsland = (index: number): void =>
  document.querySelectorAll("[data-island]")[index]?.scrollIntoView({ block: "center", behavior: "instant" });

/** Runs in the page: whether everything in an island can be used, and what is fetched for its editor is there. */
const isAlive = (index: number): boolean =>
  document
    .querySelectorAll("[data-island]")
    [index]?.querySelector("[inert] :is(button, input, select), .scene-editor:empty") === null;

/** Scrolls to the first scene and waits until it lives. */
export const wakeScene = async (reader: Reader): Promise<void> => {
  await reader.read(scrollToIsland, 0);
  await reader.until(isAlive, 0);
};

/** Scrolls through the page until all its scenes live, and back to the top. */
export const wakeScenes = async (reader: Reader): Promise<void> => {
  const islands = await reader.read(() => document.querySelectorAll("[data-island]").length);
  for (let index = 0; index < islands; index++) {
    await reader.read(scrollToIsland, index);
    await reader.until(isAlive, index);
  }
  await reader.read(() => scrollTo({ top: 0, behavior: "instant" }));
};
