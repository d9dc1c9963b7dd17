import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { firstSceneLives } from "./first-scene.ts";
import { walkedPages } from "./site/pages.ts";

/** Collects the scripts that a page loads, each with its weight on the way. */
const weighScripts = (page: Page): (() => Promise<Map<string, number>>) => {
  const scripts: Promise<[string, number]>[] = [];
  page.context().on("response", (response) => {
    const isScript = response.headers()["content-type"]?.includes("javascript");
    if (isScript)
      scripts.push(response.body().then((body) => [new URL(response.url()).pathname, gzipSync(body).length]));
  });
  return async () => new Map(await Promise.all(scripts));
};

const costsAtMost = async (page: Page, path: string, bytes: number): Promise<void> => {
  const weigh = weighScripts(page);
  await page.goto(path);
  await firstSceneLives(page);
  const weights = await weigh();
  const total = [...weights.values()].reduce((a, b) => a + b, 0);
  expect(total, JSON.stringify(Object.fromEntries(weights), null, 2)).toBeLessThanOrEqual(bytes);
};

for (const path of ["/", "/ru/"]) {
  test(`the first view of ${path} costs at most 110 kB of script, its first scene alive`, ({ page }) =>
    costsAtMost(page, path, 110_000));
}

for (const path of walkedPages.filter((page) => page.includes("/embed/"))) {
  test(`${path} costs at most 100 kB of script`, ({ page }) => costsAtMost(page, path, 100_000));
}
