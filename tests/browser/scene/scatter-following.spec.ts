import { sayIn } from "../../../src/scenes/say.ts";
import type { ScatterSceneParams } from "../../../src/scenes/scatter/params.ts";
import { scatter } from "../../../src/scenes/scatter/scene.ts";
import { defaultsOf } from "../../../src/stage/address.ts";
import { eventually, expect, test } from "../test.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const say = sayIn("en", scatter.words);
const run = scatter.run(defaultsOf(scatter) as ScatterSceneParams, { tick: 1, requests: 1 });
const client = (number: number): string => scatter.inspect(run, 0, String(number), say);
const reading = () => document.querySelector("#scatter-walk .scene-reading")?.textContent ?? "";
const spoken = () => document.querySelector("#scatter-walk .scene-picture [aria-live]")?.textContent ?? "";

test("Shift and an arrow follow client after client through the rows, aloud", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "scatter-walk");
  await scene.open("rule=full");
  await reader.read(() => (document.querySelector("#scatter-walk .scene-picture") as HTMLElement).focus());
  const plain = await scene.picture();
  for (const [key, number] of [
    ["Shift+ArrowRight", 0],
    ["Shift+ArrowRight", 1],
    ["Shift+ArrowLeft", 0],
  ] as const) {
    await reader.press(key);
    await eventually(() => reader.read(spoken)).toBe(client(number));
  }
  expect(await scene.picture()).not.toBe(plain);
  await reader.press("Escape");
  await eventually(() => scene.picture()).toBe(plain);
});

test("a client is followed from any of its dots, and from near by", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "scatter-walk");
  await scene.open("rule=full");
  const { x, y } = await scene.placeOnPicture(0.5, 0.93);
  await reader.pointAt(x, y);
  await eventually(() => reader.read(reading)).toMatch(/^Client \d+ waits/u);
  const everybody = Array.from({ length: 100 }, (_, number) => client(number));
  expect(everybody).toContain(await reader.read(reading));
});
