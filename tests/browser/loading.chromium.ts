import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";

/** What a page may cost on its first view, in bytes of script as they travel. */
const BUDGET = 110_000;

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

const firstSceneLives = async (page: Page): Promise<void> => {
  await page.locator("figure[data-scene]").first().scrollIntoViewIfNeeded();
  await page.locator("[data-island] button:not([inert] *)").first().waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
};

for (const path of ["/", "/ru/"]) {
  test(`the first view of ${path} costs at most 110 kB of script, its first scene alive`, async ({
    page,
  }) => {
    const weigh = weighScripts(page);
    await page.goto(path);
    await firstSceneLives(page);
    const weights = await weigh();
    const total = [...weights.values()].reduce((a, b) => a + b, 0);
    expect(total, JSON.stringify(Object.fromEntries(weights), null, 2)).toBeLessThanOrEqual(BUDGET);
  });

  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ]) {
    test(`nothing on ${path} jumps while it comes alive in a window of ${viewport.width}px`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await firstSceneLives(page);
      const shifts = await page.evaluate(
        () =>
          new Promise<{ value: number; nodes: string[] }[]>((done) => {
            const wait = setTimeout(() => done([]), 300);
            new PerformanceObserver((list) => {
              clearTimeout(wait);
              const entries = list.getEntries() as (PerformanceEntry & {
                value: number;
                sources: { node: Element | null }[];
              })[];
              done(
                entries.map(({ value, sources }) => ({
                  value,
                  nodes: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? "?"),
                })),
              );
            }).observe({ type: "layout-shift", buffered: true });
          }),
      );
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
    });
  }
}
