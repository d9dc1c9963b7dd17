import { pageWords } from "../../src/locales/page.ts";
import { eventually, expect, test } from "./test.ts";

/** Runs in the page: the last heading with an address that has passed the upper third of the window. */
const place = (): string | undefined =>
  [...document.querySelectorAll("main :is(h2, h3)[id], main section[id]:has(> h2)")]
    .filter((heading) => heading.getBoundingClientRect().top < innerHeight / 3)
    .at(-1)?.id;

/** Runs in the page: scrolls past a heading and a little back, which brings the masthead down; names the heading. */
const goTo = async (index: number): Promise<string> => {
  const heading = document.querySelectorAll("main h3[id]")[index] as HTMLElement;
  heading.scrollIntoView({ behavior: "instant" });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  scrollBy({ top: -30, behavior: "instant" });
  return heading.id;
};

const mastheadIsDown = () =>
  (document.querySelector("a[data-language]")?.getBoundingClientRect().top ?? -1) >= 0;

test("the other language opens at the same place", async ({ reader }) => {
  await reader.open("/");
  const heading = await reader.read(goTo, 3);
  await reader.until(mastheadIsDown);
  expect(await reader.read(place)).toBe(heading);

  await reader.click({ role: "link", name: pageWords.ru.language });
  await reader.until(() => location.pathname === "/ru/" && document.readyState === "complete");
  expect(await reader.read(() => document.documentElement.lang)).toBe("ru");
  await eventually(() => reader.read(place)).toBe(heading);
});
