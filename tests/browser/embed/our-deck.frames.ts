import { test } from "@playwright/test";
import { eventually } from "../test.ts";
import { expectTime, sceneFrame } from "./scene-in-frame.ts";

for (const path of ["/slides/", "/ru/slides/"]) {
  test(`the deck of ${path} leads by key through the storm's steps`, async ({ page }) => {
    await page.goto(`${process.env.SITE_ADDRESS}${path}`);
    await page.keyboard.press("ArrowRight");
    const wall = await sceneFrame(page, `${path.replace("slides", "embed")}storm/?step=wall`);
    const second = path === "/slides/" ? "s" : "с";
    const point = path === "/slides/" ? "." : ",";
    await expectTime(wall, `0${point}0 ${second}`);
    await page.keyboard.press("ArrowRight");
    await expectTime(wall, `12${point}0 ${second}`);
    for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
    await eventually(() =>
      page.evaluate(() => document.querySelector("section.present h2")?.textContent),
    ).toBe(path === "/slides/" ? "Your turn" : "Ваш ход");
  });
}

test("every scene on a slide keeps within it", async ({ page }) => {
  await page.goto(`${process.env.SITE_ADDRESS}/slides/`);
  for (let slide = 1; slide < 8; slide++) {
    await page.evaluate((h) => (location.hash = `#/${h}`), slide);
    const fits = () =>
      page.evaluate(() => {
        const scene = document.querySelector("section.present retry-storm")?.getBoundingClientRect();
        return (
          scene && scene.height > innerHeight * 0.4 && scene.bottom < innerHeight && scene.right < innerWidth
        );
      });
    await eventually(fits).toBe(true);
  }
});
