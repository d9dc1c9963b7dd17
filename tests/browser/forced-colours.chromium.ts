import { expect, type Locator, type Page, test } from "@playwright/test";
import { firstSceneLives } from "./first-scene.ts";

const open = async (page: Page): Promise<Locator> => {
  await page.goto("/?t=118#storm");
  await firstSceneLives(page);
  return page.locator("figure[data-scene]").first();
};

/** How a control looks, as bytes. */
const looks = async (control: Locator): Promise<string> => (await control.screenshot()).toString("base64");

/** Runs in the page: the contrast (WCAG 2.2) of a colour, a custom property or any other, with the ground that the system wants. */
const contrastWithGround = (colour: string): number => {
  const context = new OffscreenCanvas(1, 1).getContext("2d")!;
  const luminance = (css: string): number => {
    context.fillStyle = css;
    context.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...context.getImageData(0, 0, 1, 1).data].map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
  };
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.cssText = "forced-color-adjust: none; background: Canvas";
  const ground = luminance(getComputedStyle(probe).backgroundColor);
  probe.style.color = colour;
  const mark = luminance(getComputedStyle(probe).color);
  probe.remove();
  return (Math.max(ground, mark) + 0.05) / (Math.min(ground, mark) + 0.05);
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`under a ${colorScheme} system's forced colours`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active" } });

    test("every kind of dot is told from the system's ground, and letters more so", async ({ page }) => {
      await open(page);
      for (const mark of ["--answered", "--rejected", "--waiting"])
        expect(await page.evaluate(contrastWithGround, `var(${mark})`), mark).toBeGreaterThanOrEqual(3);
      for (const letters of ["--ink", "--muted", "--rejected-text"])
        expect(await page.evaluate(contrastWithGround, `var(${letters})`), letters).toBeGreaterThanOrEqual(
          4.5,
        );
    });

    test("what is set can be seen: the switch, the slider, the chosen rule", async ({ page }) => {
      const scene = await open(page);
      const toggle = scene.locator(".scene-toggle input");
      const on = await looks(toggle);
      await toggle.click();
      await page.mouse.move(0, 0);
      await toggle.evaluate((element) => (element as HTMLElement).blur());
      expect(await looks(toggle)).not.toBe(on);

      const slider = scene.locator(".scene-scrub");
      const here = await looks(slider);
      await slider.fill("0");
      await slider.evaluate((element) => (element as HTMLElement).blur());
      expect(await looks(slider)).not.toBe(here);

      const borderOf = (choice: Locator) =>
        choice.evaluate((element) => getComputedStyle(element).borderColor);
      const chosen = scene.locator(".scene-choice", { has: page.locator(":checked") });
      const other = scene.locator(".scene-choice", { hasNot: page.locator(":checked") }).first();
      expect(await borderOf(chosen)).not.toBe(await borderOf(other));
    });
  });
}
