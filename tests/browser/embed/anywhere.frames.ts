import { expect, test } from "@playwright/test";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { framePage } from "./in-frame.ts";
import { clickOn, sceneFrame, seen } from "./scene-in-frame.ts";

test("the first picture is drawn without any message, and no focus is taken", async ({ page }) => {
  await page.goto(framePage({ src: "SITE/embed/storm/?rule=full&t=118" }));
  const frame = await sceneFrame(page, "rule=full");
  expect((await seen(frame)).time).toBe("11.8 s");
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
});

test("in a sandbox the picture is drawn and the slider moves it", async ({ page }) => {
  await page.goto(framePage({ sandbox: "allow-scripts", src: "SITE/embed/storm/?rule=full&t=118" }));
  const frame = await sceneFrame(page, "rule=full");
  await clickOn(page, frame, '[data-do="stepOn"]');
  expect((await seen(frame)).time).toBe("11.9 s");
});

test("the theme is the one asked for, and the ground shows through where that is wished", async ({
  page,
}) => {
  await page.goto(framePage({ src: "SITE/embed/storm/?theme=dark&background=transparent" }));
  const frame = await sceneFrame(page, "theme=dark");
  const ground = () => getComputedStyle(document.body).backgroundColor;
  expect(await frame.evaluate(ground)).toMatch(/, 0\)$|transparent/);
  expect(await frame.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(236, 232, 223)");
});

test("a value that is not understood is said in a quiet line, and the picture is there", async ({ page }) => {
  await page.goto(framePage({ src: "SITE/embed/storm/?controls=knobs&rule=ful" }));
  const frame = await sceneFrame(page, "controls=knobs");
  await expect(frame.locator(".scene-notes li")).toContainText(["controls=knobs", "rule=ful"]);
});

test("a frame in which no script may run shows the picture and says it in a sentence", async ({ page }) => {
  await page.goto(framePage({ sandbox: "", src: "SITE/embed/storm/?rule=equal" }));
  const scene = page.frameLocator("iframe");
  await expect(scene.locator(".scene-still svg:visible").first()).toBeVisible();
  await expect(scene.locator(".scene-sentence")).toBeVisible();
  await expect(scene.locator(".scene-sentence")).toHaveText(/clients|answered|wait/);
  await expect(scene.locator(".scene-play")).toBeHidden();
});

test("in a sandbox the spread over a thousand seeds is counted by the worker", async ({ page }) => {
  await page.goto(
    framePage({
      sandbox: "allow-scripts",
      style: "width: 1000px; height: 700px",
      src: "SITE/embed/storm/?rule=full&controls=spread",
    }),
  );
  const frame = await sceneFrame(page, "rule=full");
  await clickOn(page, frame, ".scene-lucky");
  await expect(frame.locator(".scene-spread svg")).toHaveCount(storm.spread.length, { timeout: 30_000 });
});
