import { expect, test } from "@playwright/test";
import { eventually } from "../test.ts";
import { clickInto, expectPlace, goTo, openDeck, place } from "./deck-page.ts";
import { clickOn, expectTime, sceneFrame, seen } from "./scene-in-frame.ts";

const lazy = "iframe[title=lazy]";
const eager = "iframe[title=eager]";

test("after a click into the scene the deck's keys still move the deck", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "lazy");
  await sceneFrame(page, "step=wall");
  await clickInto(page, lazy);
  for (const [key, expected] of [
    ["ArrowRight", "lazy 1"],
    ["ArrowLeft", "lazy 0"],
    ["Space", "lazy 1"],
    ["PageDown", "lazy 2"],
    ["PageUp", "lazy 1"],
    ["Escape", "lazy 1 overview"],
    ["Escape", "lazy 1"],
    ["o", "lazy 1 overview"],
    ["o", "lazy 1"],
  ] as const) {
    await page.keyboard.press(key);
    await expectPlace(page, expected);
  }
  await page.keyboard.press("End");
  await expectPlace(page, "end 0");
  await goTo(page, "lazy", 1);
  await sceneFrame(page, "step=wall");
  await clickInto(page, lazy);
  await page.keyboard.press("Home");
  await expectPlace(page, "title 0");
});

test("f opens the whole screen and s the speaker's window, from within the scene too", async ({
  page,
  context,
}) => {
  await openDeck(page);
  await goTo(page, "lazy");
  await sceneFrame(page, "step=wall");
  await clickInto(page, lazy);
  const window = context.waitForEvent("page");
  await page.keyboard.press("s");
  await (await window).close();
  await clickInto(page, lazy);
  await page.keyboard.press("f");
  await eventually(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});

test("a clicked button hands its keys on, one that was gone to by key keeps its own", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "lazy");
  const frame = await sceneFrame(page, "step=wall");
  await clickOn(page, frame, ".scene-play");
  await eventually(async () => (await seen(frame)).playing).toBe(true);
  await page.keyboard.press("Space");
  await expectPlace(page, "lazy 1");
  await expectTime(frame, "12.0 s");
  expect((await seen(frame)).playing).toBe(false);

  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(frame.locator(".scene-play")).toBeFocused();
  await page.keyboard.press("Space");
  await eventually(async () => (await seen(frame)).playing).toBe(true);
  expect(await place(page)).toBe("lazy 1");
  await page.keyboard.press("ArrowRight");
  await expectPlace(page, "lazy 2");
});

test("with keys=scene the scene has its keys to itself", async ({ page }) => {
  await openDeck(page);
  await goTo(page, "eager");
  const frame = await sceneFrame(page, "keys=scene");
  await expectTime(frame, "15.0 s");
  await clickInto(page, eager);
  await page.keyboard.press("ArrowRight");
  await expectTime(frame, "15.1 s");
  await page.keyboard.press("Home");
  await expectTime(frame, "0.0 s");
  expect(await place(page)).toBe("eager 0");
});

test("no scene takes the focus by itself", async ({ page }) => {
  await openDeck(page);
  for (const slide of ["lazy", "element", "eager", "moving"] as const) {
    await goTo(page, slide);
    await sceneFrame(
      page,
      { lazy: "step=wall", element: "step=full", eager: "t=150", moving: "t=20" }[slide],
    );
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("BODY");
  }
});
