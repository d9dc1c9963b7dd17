import { expect, test } from "@playwright/test";

test("on paper every scene is a picture, and no control is printed", async ({ page }) => {
  await page.goto("/");
  await page.locator("figure[data-scene] button").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const scenes = await page.locator("figure[data-scene]").evaluateAll((figures) =>
    figures.map((figure) => {
      const pictures = [...figure.querySelectorAll("svg, canvas")].filter((picture) =>
        picture.checkVisibility(),
      );
      const controls = [...figure.querySelectorAll("button, input, select")];
      return {
        id: figure.id,
        largest: Math.max(0, ...pictures.map((picture) => picture.getBoundingClientRect().width)),
        controls: controls.filter((control) => control.checkVisibility()).length,
      };
    }),
  );
  expect(scenes.length).toBeGreaterThan(0);
  for (const { id, largest, controls } of scenes) {
    expect.soft(largest, `the picture of ${id} is shown`).toBeGreaterThan(200);
    expect.soft(controls, `controls of ${id}`).toBe(0);
  }
});

test("the printed article holds its last chapter", async ({ page }) => {
  await page.goto("/");
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(50_000);
});
