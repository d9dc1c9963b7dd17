import { expect, test } from "@playwright/test";
import { swipe } from "./finger.ts";
import { scenesOfArticle } from "./site/pages.ts";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

for (const scene of scenesOfArticle) {
  test(`a finger that goes up over ${scene} scrolls the page on`, async ({ page }) => {
    await page.goto("/");
    const figure = page.locator(`figure[data-scene=${scene}]`).first();
    const picture = figure.locator(".scene-picture");
    await picture.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await figure.locator(".scene-stage:not([inert])").waitFor();
    await picture.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    const { x, y, width, height } = (await picture.boundingBox())!;
    const middle = [x + width / 2, y + height / 2] as const;
    const before = await page.evaluate(() => scrollY);
    await swipe(page, middle, [middle[0], middle[1] - 250]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 150);

    // what was touched is read out beside it, within the page
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}
