import { eventually, expect, test } from "../test.ts";
import { countersOf, lastTickOf, runOf, sentenceOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const run = runOf();

test("Play lets time pass, Pause stops it, and only then the sentence is spoken", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  const spoken = () => document.querySelector("#storm > * > [aria-live]")?.textContent ?? "";
  await scene.openAlone("t=20");
  await scene.press(scene.words.play);
  await eventually(async () => (await scene.look()).tick).toBeGreaterThan(22);
  await scene.press(scene.words.pause);
  const { tick, playing } = await scene.look();
  expect(playing).toBe(false);
  await eventually(() => reader.read(spoken)).toBe(sentenceOf(run, tick));
  await scene.shows({ tick, counters: countersOf(run, tick), sentence: sentenceOf(run, tick) });
});

test("while time passes the picture moves between the ticks", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=100");
  await reader.read(() => {
    const select = document.querySelector("#storm select") as HTMLSelectElement;
    select.focus();
  });
  // the slowest speed: less than three ticks a second
  await reader.press("Home");
  await scene.press(scene.words.play);
  const seen = new Set<string>();
  await eventually(async () => {
    if ((await scene.look()).tick <= 102) seen.add(await scene.picture());
    return seen.size;
  }).toBeGreaterThan(3);
});

test("keys play, step and leap once the picture has the focus", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=118");
  await scene.focusPicture();
  await reader.press("ArrowRight");
  await scene.shows({ tick: 119, counters: countersOf(run, 119) });
  await reader.press("ArrowLeft", "ArrowLeft");
  await scene.shows({ tick: 117 });
  await reader.press("PageDown");
  await scene.shows({ tick: 127 });
  await reader.press("PageUp", "PageUp");
  await scene.shows({ tick: 107 });
  await reader.press("Home");
  await scene.shows({ tick: 0, counters: countersOf(run, 0) });
  await reader.press("End");
  await scene.shows({ tick: lastTickOf(run), counters: countersOf(run, lastTickOf(run)) });
  await reader.press("Home", "Space");
  await scene.shows({ playing: true });
  await reader.press("Space");
  await scene.shows({ playing: false });
});

test("buttons step by a tick, to the next knock and to the start", async ({ reader }) => {
  const doubling = runOf({ rule: "exponential" });
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("rule=exponential&t=130");
  await scene.press(scene.words.stepOn);
  await scene.shows({ tick: 131, counters: countersOf(doubling, 131) });
  await scene.press(scene.words.stepBack);
  await scene.shows({ tick: 130 });
  // doubling from one tick: all knock at 2^k - 1
  await scene.press(scene.words.nextEvent);
  await scene.shows({ tick: 255, counters: countersOf(doubling, 255) });
  await scene.press(scene.words.toStart);
  await scene.shows({ tick: 0 });
});

test("the slider goes to any moment, by pointer and by key", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  const slider = scene.its("slider", scene.words.moment);
  await scene.openAlone("t=0");
  await reader.drag(slider, 0.03, 0.5);
  await eventually(async () => (await scene.look()).tick).toBeGreaterThan(lastTickOf(run) * 0.4);
  const { tick } = await scene.look();
  expect(tick).toBeLessThan(lastTickOf(run) * 0.6);
  await scene.shows({ counters: countersOf(run, tick), sentence: sentenceOf(run, tick) });
  await reader.press("ArrowRight");
  await scene.shows({ tick: tick + 1, counters: countersOf(run, tick + 1) });
});

test("a scene that is scrolled out of sight stands still", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open("t=0");
  await scene.press(scene.words.play);
  await eventually(async () => (await scene.look()).tick).toBeGreaterThan(1);
  await reader.read(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  // the observer needs a frame or two to notice
  const frames = (count: number) =>
    new Promise<void>((done) => {
      const next = (left: number) => (left > 0 ? requestAnimationFrame(() => next(left - 1)) : done());
      next(count);
    });
  await reader.read(frames, 10);
  const { tick } = await scene.look();
  await reader.read(frames, 30);
  await scene.shows({ tick });
});
