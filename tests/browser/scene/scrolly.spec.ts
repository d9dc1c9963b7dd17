import { readFileSync } from "node:fs";
import { steps as named } from "../../../src/scenes/storm/steps.ts";
import type { Reader } from "../reader/reader.ts";
import { dist } from "../site/pages.ts";
import { test } from "../test.ts";
import { SceneOnPage } from "./scene-on-page.ts";

/** The scene's named moments that the article walks through, in its order. */
const steps = Array.from(
  readFileSync(`${dist}/index.html`, "utf8").matchAll(/ id="storm-walk-([^"]+)"/g),
  ([, id]) => named.find((step) => step.id === id)!,
);

/** Runs in the page: brings the middle of a step to the line at which it is read. */
const scrollToStep = (name: string, line: number): void => {
  const { top, height } = document.getElementById(`storm-walk-${name}`)!.getBoundingClientRect();
  scrollBy({ top: top + height / 2 - innerHeight * line, behavior: "instant" });
};

/** The choice and the moment that a step asks for. */
const asked = ({ set, tick }: (typeof steps)[number]) => ({
  choice: set.rule ?? "full",
  tick,
  playing: false,
});

const walk = async (reader: Reader, line: number): Promise<void> => {
  const scene = new SceneOnPage(reader, "storm-walk");
  for (const step of steps) {
    await reader.read(scrollToStep, step.id, line);
    await scene.shows(asked(step));
  }
};

test("each step of the text sets the scene beside it", async ({ reader }) => {
  await reader.open("/");
  await walk(reader, 0.55);
});

test("on a phone each step sets the scene above it", async ({ reader }) => {
  await reader.open("/", { width: 360, height: 740 });
  await walk(reader, 0.78);
});

test("the reader may take the controls, and the next step takes them back", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm-walk");
  const [, , third, fourth] = steps;
  await reader.open("/");
  await reader.read(scrollToStep, third!.id, 0.55);
  await scene.shows(asked(third!));
  await scene.press(scene.words.play);
  await scene.shows({ playing: true });
  await reader.read(scrollToStep, fourth!.id, 0.55);
  await scene.shows(asked(fourth!));
});
