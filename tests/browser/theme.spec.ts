import { pageWords } from "../../src/locales/page.ts";
import { expect, test } from "./test.ts";

const { theme } = pageWords.en;
const paper = () => getComputedStyle(document.documentElement).backgroundColor;
const isDark = () => {
  const [red = 255] = (getComputedStyle(document.body).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
  return red < 128;
};

test("the page follows the system until the reader chooses", async ({ reader }) => {
  await reader.open("/");
  expect(await reader.read(paper)).toBeTruthy();
  expect(await reader.read(isDark)).toBe(false);
});

test("a chosen theme holds at once, on the next page and after a reload", async ({ reader }) => {
  await reader.open("/");
  await reader.click({ role: "radio", name: theme.dark });
  await reader.until(isDark);
  await reader.open("/ru/");
  expect(await reader.read(isDark)).toBe(true);
  await reader.click({ role: "radio", name: pageWords.ru.theme.system });
  await reader.until(() => matchMedia("(prefers-color-scheme: light)").matches);
  expect(await reader.read(isDark)).toBe(false);
});

test.describe(() => {
  test.use({ theme: "dark" });
  test("a dark system gives a dark page, and a reader who wants it light gets it light", async ({
    reader,
  }) => {
    await reader.open("/");
    expect(await reader.read(isDark)).toBe(true);
    await reader.click({ role: "radio", name: theme.light });
    await reader.until(() => document.documentElement.dataset.theme === "light");
    expect(await reader.read(isDark)).toBe(false);
  });
});
