import { expect, test } from "@playwright/test";

test("on paper every scene and every step is a picture, and no control is printed", async ({ page }) => {
  await page.goto("/");
  await page.locator("figure[data-scene]").first().scrollIntoViewIfNeeded();
  await page.locator("figure[data-scene] button:not([inert] *)").first().waitFor();
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));

  const places = page.locator("figure[data-scene]:visible, .step:visible");
  const printed = await places.evaluateAll((all) =>
    all.map((place) => ({
      id: place.id,
      picture: [...place.querySelectorAll("svg")].some((svg) => svg.getBoundingClientRect().width > 200),
      controls: [...place.querySelectorAll("button, input, select")].filter((control) =>
        control.checkVisibility(),
      ).length,
    })),
  );
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.filter(({ picture, controls }) => !picture || controls > 0)).toEqual([]);
});

test("the article can be printed from its first view, before its scenes have come alive", async ({
  page,
}) => {
  await page.goto("/");
  const pdf = await page.pdf();
  expect(pdf.length).toBeGreaterThan(50_000);
});
