import { expect, test } from "@playwright/test";
import { eventually } from "../test.ts";
import { expectPlace, goTo, openDeck } from "./deck-page.ts";
import { clickOn, expectTime, sceneFrame, seen } from "./scene-in-frame.ts";

test("fragments step the scene through its named moments, forwards and back", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "lazy");
  const frame = await sceneFrame(page, "step=wall");
  await expectTime(frame, "0.0 s");
  for (const [key, time] of [
    ["ArrowRight", "12.0 s"],
    ["ArrowRight", "20.0 s"],
    ["ArrowLeft", "12.0 s"],
    ["ArrowLeft", "0.0 s"],
  ] as const) {
    await page.keyboard.press(key);
    await expectTime(frame, time);
  }
});

test("fragments step a scene in an element as well, and a slide entered from behind shows its last step", async ({
  page,
}) => {
  await openDeck(page);
  await goTo(page, "element");
  const frame = await sceneFrame(page, "step=full");
  await expectTime(frame, "11.8 s");
  await page.keyboard.press("ArrowRight");
  await expectTime(frame, "15.0 s");
  await page.keyboard.press("ArrowRight");
  await expectPlace(page, "eager 0");
  await page.keyboard.press("ArrowLeft");
  await expectPlace(page, "element 1");
  await expectTime(frame, "15.0 s");
});

test("a scene plays from when its slide comes and stands still when it goes", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "moving");
  const moving = await sceneFrame(page, "autoplay=1");
  await eventually(async () => (await seen(moving)).playing).toBe(true);
  await goTo(page, "end");
  await eventually(async () => (await seen(moving)).playing).toBe(false);
  await goTo(page, "moving");
  await eventually(async () => (await seen(moving)).playing).toBe(true);

  await goTo(page, "element");
  const element = await sceneFrame(page, "step=full");
  await clickOn(page, element, ".scene-play");
  await eventually(async () => (await seen(element)).playing).toBe(true);
  await page.evaluate(() => Reveal.slide(3));
  await eventually(async () => (await seen(element)).playing).toBe(false);
});

test("a frame that was emptied while its slide was far away is back at its moment", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "lazy");
  const frame = await sceneFrame(page, "step=wall");
  await frame.locator(".scene-scrub").focus();
  await frame.locator(".scene-scrub").press("End");
  await frame.locator(".scene-scrub").press("ArrowLeft");
  const tick = await frame.locator(".scene-scrub").inputValue();
  expect(Number(tick)).toBeGreaterThan(0);
  await eventually(() => frame.evaluate(() => window.name)).toMatch(new RegExp(`t=${tick}$`));
  const { time } = await seen(frame);

  await goTo(page, "end");
  await eventually(async () => page.frames().some((each) => each.url().includes("step=wall"))).toBe(false);
  await goTo(page, "lazy");
  await expectTime(await sceneFrame(page, "step=wall"), time!);
});

test("a picture that was laid out hidden, and is scaled, has the right size and reads the right column", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1700, height: 1100 });
  await openDeck(page);
  await goTo(page, "eager");
  const frame = await sceneFrame(page, "keys=scene");
  const box = (await page.locator("iframe[title=eager]").boundingBox())!;
  const scale = box.width / 900;
  expect(scale).toBeGreaterThan(1.3);
  const picture = await frame.evaluate(() => {
    const holder = document.querySelector(".scene-picture")!;
    const { width } = document.querySelector<HTMLCanvasElement>(".scene-canvas")!;
    return { width, css: holder.clientWidth, left: holder.getBoundingClientRect().left };
  });
  // a pixel of the canvas is a pixel of the screen
  expect(picture.width / picture.css).toBeCloseTo(scale, 1);
  expect(picture.css).toBeGreaterThan(850);

  // what is pointed at lies under the pointer, wherever that is on the scaled slide
  for (const share of [0.2, 0.5, 0.8]) {
    const x = picture.left + picture.css * share;
    await page.mouse.move(box.x + x * scale, box.y + box.height / 2);
    const cursor = frame.locator(".scene-cursor");
    const { left, right } = await cursor.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeLessThanOrEqual(x + 1);
    expect(right).toBeGreaterThanOrEqual(x - 1);
  }
});
