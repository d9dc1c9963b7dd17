import { pageWords } from "../../src/locales/page.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: the last heading with an address that has passed the upper third of the window. */
const place = (): string | undefined =>
  [...document.querySelectorAll("main :is(h2, h3)[id], main section[id]:has(> h2)")]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
    .at(-1)?.id;

/** Runs in the page: scrolls a heading to the top and names it. */
const goTo = (index: number): string => {
  const heading = document.querySelectorAll("main h3[id]")[index] as HTMLElement;
  heading.scrollIntoView({ behavior: "instant" });
  return heading.id;
};

test("the other language opens at the same place", async ({ reader }) => {
  await reader.open("/");
  const heading = await reader.read(goTo, 3);
  await reader.until(
    (id) => document.getElementById(id)!.getBoundingClientRect().top < innerHeight / 3,
    heading,
  );
  await reader.click({ role: "link", name: pageWords.ru.language });
  await reader.until(() => location.pathname === "/ru/" && document.readyState === "complete");
  expect(await reader.read(() => document.documentElement.lang)).toBe("ru");
  await expect.poll(() => reader.read(place)).toBe(heading);
});
