import { expect, type Page, test } from "@playwright/test";
import { firstSceneLives } from "./first-scene.ts";

interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** What has moved on the page since it was opened, and by how much, as the browser scores it. */
const shiftsOn = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((done) => {
        interface LayoutShift extends PerformanceEntry {
          readonly value: number;
          readonly sources: readonly { readonly node: Element | null }[];
        }
        // without a shift the observer is never called
        const none = setTimeout(() => done([]), 300);
        new PerformanceObserver((list) => {
          clearTimeout(none);
          const shifts = list.getEntries() as LayoutShift[];
          done(
            shifts.map(({ value, sources }) => ({
              value,
              of: sources.map(({ node }) => node?.outerHTML?.slice(0, 100) ?? "?"),
            })),
          );
        }).observe({ type: "layout-shift", buffered: true });
      }),
  );

for (const path of ["/", "/ru/"]) {
  for (const width of [360, 1280]) {
    test(`nothing on ${path} jumps while it comes alive in a window of ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await firstSceneLives(page);
      const shifts = await shiftsOn(page);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01);
    });
  }
}
