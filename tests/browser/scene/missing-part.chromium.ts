import { expect, test } from "@playwright/test";
import { extraWords } from "../../../src/stage/extraWords.ts";

const { data, notFetched, tryAgain } = extraWords.en;

test("a part that cannot be fetched is said to be missing, takes nothing with it, and is tried again", async ({
  page,
}) => {
  const part = "**/assets/NumbersView*.js";
  await page.route(part, (route) => route.abort());
  await page.goto("/?rule=equal&t=120#storm");
  const scene = page.locator("#storm");
  await scene.getByRole("button", { name: data, exact: true }).click();
  await expect(scene.getByRole("alert")).toContainText(notFetched);
  await expect(scene.locator("[data-drawn]")).toBeVisible();
  await expect(scene.locator("input[type=radio]:checked")).toHaveValue("equal");
  await page.unroute(part);
  await scene.getByRole("button", { name: tryAgain }).click();
  await expect(scene.locator(".scene-data table")).toBeVisible();
});
