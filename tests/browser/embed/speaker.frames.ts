import { expect, type Page, test } from "@playwright/test";
import { eventually } from "../test.ts";
import { goTo, openDeck } from "./deck-page.ts";
import { clickOn, expectTime, sceneFrame, seen } from "./scene-in-frame.ts";

const openSpeaker = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent("page");
  await page.keyboard.press("s");
  return opened;
};

/** The speaker's window holds the slide shown and the one to come; the first is the current one. */
const currentScene = (speaker: Page) =>
  speaker.frames().find((frame) => {
    const deck = frame.parentFrame()?.url() ?? "";
    return frame.url().includes("step=wall") && deck.includes("postMessageEvents=true");
  });

test("the speaker's copy and the slide on the wall show the same moment, whichever is touched", async ({
  page,
}) => {
  await openDeck(page);
  await goTo(page, "lazy");
  const wall = await sceneFrame(page, "step=wall");
  const speaker = await openSpeaker(page);
  await eventually(async () => currentScene(speaker) !== undefined).toBe(true);
  const copy = currentScene(speaker)!;
  await expectTime(copy, "0.0 s");

  // the copy learns whom it goes with a little after it is drawn
  await eventually(async () => {
    await clickOn(speaker, copy, '[data-do="stepOn"]');
    const { time } = await seen(copy);
    return time !== "0.0 s" && time === (await seen(wall)).time;
  }).toBe(true);

  await page.bringToFront();
  await clickOn(page, wall, ".scene-play");
  await eventually(async () => Number.parseFloat((await seen(copy)).time ?? "0")).toBeGreaterThan(0.5);
  await clickOn(page, wall, ".scene-play");
  const { time } = await seen(wall);
  await expectTime(copy, time!);

  // the deck goes on in both, and neither holds the other back
  await page.keyboard.press("ArrowRight");
  await expectTime(wall, "12.0 s");
  await expectTime(copy, "12.0 s");
  expect((await seen(copy)).playing).toBe(false);
});
