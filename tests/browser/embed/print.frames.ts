import { expect, type Frame, type Page, test } from "@playwright/test";
import { eventually } from "../test.ts";
import { framePage } from "./in-frame.ts";
import { sceneFrame, seen } from "./scene-in-frame.ts";

test("a page is printed with the scene's picture as lines and letters, not as pixels", async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== "chromium", "only Chromium's driver prints");
  await page.goto(framePage({ src: "SITE/embed/storm/?rule=full&t=118&theme=dark" }));
  const frame = await sceneFrame(page, "rule=full");
  expect((await page.pdf()).length).toBeGreaterThan(10_000);
  // printing has put it there, in a frame of another site too
  expect(await frame.evaluate(() => document.querySelectorAll(".scene-still > * > svg").length)).toBe(2);
});

/** The scenes of a deck that is laid out for paper, each with the step that the fragments beside it ask for. */
const onPaper = (page: Page): Frame[] =>
  page.frames().filter((frame) => frame !== page.mainFrame() && frame.url().includes("step=wall"));

test("laid out for paper each fragment has a page of its own, and its scene prints its step", async ({
  page,
  browserName,
}) => {
  await page.goto("/deck.html?print-pdf");
  // while the pages are made their frames are moved, and begin anew
  const times = async () => {
    const scenes = await Promise.all(onPaper(page).map((frame) => seen(frame).catch(() => undefined)));
    return scenes.map((scene) => scene?.time).sort();
  };
  await eventually(times).toEqual(["0.0 s", "12.0 s", "20.0 s"]);
  if (browserName === "chromium") await page.pdf();
  else for (const frame of onPaper(page)) await frame.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const printed = onPaper(page).map((frame) =>
    frame.evaluate(() => document.querySelector(".scene-still svg")?.getAttribute("aria-label")),
  );
  const sentences = await Promise.all(printed);
  expect(
    sentences.map((sentence) => sentence?.match(/[\d.]+\ss(?=\.)/)?.[0].replace("\u00a0", " ")).sort(),
  ).toEqual(["0.0 s", "12.0 s", "20.0 s"]);
});
