import { expect, test } from "@playwright/test";
import { endOf, middleOf } from "./payment-on-page.ts";

test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

test("a finger loses a message with a tap, and lets it through with another", async ({ page }) => {
  const [before, after] = ["lose=nothing", "lose=listed&lost=answer1"];
  await page.goto(`/embed/idempotency/?controls=all&keys=scene&${before}`);
  await page.locator(".scene-stage:not([inert]):has(.scene-foot) .scene-editor button").first().waitFor();
  const picture = page.locator(".scene-picture");
  const sentence = page.locator(".scene-sentence");

  const tap = async (query: string): Promise<void> => {
    await picture.scrollIntoViewIfNeeded();
    const box = (await picture.boundingBox())!;
    const [across, down] = middleOf(query, 2, Math.round(box.width), Math.round(box.height));
    await page.touchscreen.tap(box.x + across * box.width, box.y + down * box.height);
  };
  await tap(before);
  await expect(sentence).toHaveText(endOf(after).sentence!);
  await tap(after);
  await expect(sentence).toHaveText(endOf(before).sentence!);
});
