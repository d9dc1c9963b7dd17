import { expect, type Page, test } from "@playwright/test";
import { presets } from "../../../src/scenes/amplification/presets.ts";
import type { Subject } from "../../../src/scenes/amplification/targets.ts";
import { swipe } from "../finger.ts";
import { middleOf, service } from "./calculator-on-page.ts";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

const open = async (page: Page): Promise<void> => {
  await page.goto(
    `/embed/amplification/?controls=all&keys=scene&graph=${encodeURIComponent(presets.diamond)}`,
  );
  // nothing more comes that would move what is pressed
  await page.locator(".scene-stage:not([inert]):has(.scene-foot) .scene-editor button").first().waitFor();
};

const placeOf = async (page: Page, subject: Subject, inside = ""): Promise<readonly [number, number]> => {
  const picture = page.locator(`${inside}.scene-picture`);
  await picture.scrollIntoViewIfNeeded();
  const box = (await picture.boundingBox())!;
  const query = `graph=${encodeURIComponent(presets.diamond)}`;
  const [across, down] = middleOf(query, subject, Math.round(box.width), Math.round(box.height));
  return [box.x + across * box.width, box.y + down * box.height];
};

const title = (page: Page) => page.locator(".scene-editor > .scene-panel .scene-panel-title");

test("a finger selects with a tap, then moves what it has selected", async ({ page }) => {
  await open(page);
  await page.touchscreen.tap(...(await placeOf(page, service("offers"))));
  await expect(title(page)).toHaveText("offers");
  const [x, y] = await placeOf(page, service("offers"));
  await swipe(page, [x, y], [x, y + 60]);
  await expect(page.getByRole("button", { name: "Undo" })).toBeEnabled();
});

test("a finger on what is not selected scrolls the article and changes nothing", async ({ page }) => {
  await page.goto(`/?graph=${encodeURIComponent(presets.diamond)}#amplification`);
  await page.locator("#amplification .scene-stage:not([inert])").waitFor();
  const at = await placeOf(page, service("offers"), "#amplification ");
  const scrolled = await page.evaluate(() => scrollY);
  await swipe(page, at, [at[0], at[1] - 200]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);

  await expect(page.locator("#amplification .scene-editor button", { hasText: "Undo" })).toBeDisabled();
});

test("a finger draws a call from the grip", async ({ page }) => {
  await open(page);
  await page.touchscreen.tap(...(await placeOf(page, service("offers"))));
  await expect(title(page)).toHaveText("offers");
  // the panel takes room from the picture, and the grip follows a frame later: a trial waits until it stands still
  await page.locator("[data-grip]").click({ trial: true });
  // looking for the place may scroll the page, so the grip is sought after it
  const to = await placeOf(page, service("stock"));
  const grip = (await page.locator("[data-grip]").boundingBox())!;
  await swipe(page, [grip.x + grip.width / 2, grip.y + grip.height / 2], to);
  await expect(title(page)).toHaveText("offers → stock");
});
