import type { Page } from "@playwright/test";

/** Scrolls to the first scene of a page, if it is not in view, and waits until it lives and nothing more is loaded. */
export const firstSceneLives = async (page: Page): Promise<void> => {
  const scene = page.locator("figure[data-scene]").first();
  await scene.scrollIntoViewIfNeeded();
  await scene.locator(".scene-stage:not([inert])").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
};
