import { spreadSeed } from "../../../src/core/index.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { eventually, expect, test } from "../test.ts";
import { runOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const say = sayIn("en", storm.words);

test("a thousand seeds show how lucky the article's one is", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone();
  await scene.press(scene.words.lucky);
  const figures = () =>
    [...document.querySelectorAll("#storm .scene-spread svg")].map(
      (svg) => svg.getAttribute("aria-label") ?? "",
    );
  await eventually(async () => (await reader.read(figures)).length).toBe(storm.spread.length);

  const lastTicks = Array.from({ length: 1000 }, (_, i) =>
    Number(storm.figures(runOf({ seed: spreadSeed(i + 1) })).lastTick?.value),
  ).sort((a, b) => a - b);
  const labels = await reader.read(figures);
  const label = labels.find((text) => text.startsWith(storm.words.en.figures.lastTick!)) ?? "";
  for (const place of [50, 500, 950])
    expect(label).toContain(say.q({ value: lastTicks[place]!, unit: "tick" }, 1));
});

test("counting the seeds can be stopped and begun anew, and the focus stays on the button", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  // half a minute of work: it is stopped long before
  await scene.openAlone("clients=60000&capacity=2000&outage=300");
  await scene.press(scene.words.lucky);
  const button = () => document.querySelector<HTMLElement>("#storm .scene-spread button")?.textContent;
  const focused = () => document.activeElement?.textContent;
  await eventually(() => reader.read(button)).toBe(scene.words.cancel);
  await reader.click(scene.its("button", scene.words.cancel));
  await eventually(() => reader.read(button)).toBe(scene.words.countAgain);
  expect(await reader.read(focused)).toBe(scene.words.countAgain);
  await reader.press("Enter");
  await eventually(() => reader.read(button)).toBe(scene.words.cancel);
});
