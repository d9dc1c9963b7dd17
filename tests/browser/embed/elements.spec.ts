import type { State } from "../../../src/embed/messages.ts";
import { expect, test } from "../test.ts";

declare global {
  var changes: Record<"one" | "low" | "far", State[]>;
}
interface RetryStorm extends HTMLElement {
  play(): void;
  pause(): void;
  seek(tick: number): void;
  step(step: string | number): void;
  getState(): Promise<State>;
}

const page = `${process.env.HOST_ADDRESS}/elements.html`;

/** Runs in the page. */
const stateOf = (id: string) => (document.getElementById(id) as RetryStorm).getState();
const frameOf = (id: string) => {
  const { src, title, loading } = document.getElementById(id)!.shadowRoot!.querySelector("iframe")!;
  return { src, title, loading };
};

test("an element takes the attributes of an address, its page's language and its scene's title", async ({
  reader,
}) => {
  await reader.open(page);
  expect(await reader.read(stateOf, "one")).toMatchObject({ query: "rejectCost=0&t=120", tick: 120 });
  expect(await reader.read(stateOf, "low")).toMatchObject({ query: "rejectCost=1/5&clients=500&t=118" });
  expect(await reader.read(frameOf, "one")).toMatchObject({ title: "The storm", loading: "lazy" });
  const low = await reader.read(frameOf, "low");
  expect(new URL(low.src).pathname).toBe("/ru/embed/storm/");
  expect(low.title).toBe("Шторм");
});

test("an element is as high as its content, unless the page says how high, and nothing scrolls sideways", async ({
  reader,
}) => {
  await reader.open(page);
  const heightOf = (id: string) => document.getElementById(id)!.offsetHeight;
  await reader.read(stateOf, "one");
  await reader.until(() => document.getElementById("one")!.style.getPropertyValue("--natural-height"));
  const height = await reader.read(heightOf, "one");
  expect(height).toBeGreaterThan(720 * 0.4);
  expect(height).toBeLessThan(720 * 0.7);
  expect(await reader.read(heightOf, "low")).toBe(300);
  expect(await reader.read(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test("several on a page do not disturb each other", async ({ reader }) => {
  await reader.open(page);
  const before = await reader.read(stateOf, "low");
  await reader.read(() => {
    const one = document.getElementById("one") as RetryStorm;
    one.step("full");
    one.play();
  });
  await reader.until(() => changes.one.some(({ playing, tick }) => playing && tick > 120));
  await reader.read(() => (document.getElementById("one") as RetryStorm).pause());
  expect(await reader.read(stateOf, "low")).toEqual(before);
  expect(await reader.read(() => changes.low.length)).toBe(0);
});

test("what is asked of an element far below waits until it is near", async ({ reader }) => {
  await reader.open(page);
  await reader.read(() => (document.getElementById("far") as RetryStorm).seek(3));
  await reader.read(stateOf, "one");
  expect(await reader.read(() => changes.far.length)).toBe(0);
  await reader.read(() => document.getElementById("far")!.scrollIntoView());
  await reader.until(() => changes.far.some(({ tick }) => tick === 3));
});
