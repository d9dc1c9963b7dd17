import { sayIn } from "../../../src/scenes/say.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { extraWords } from "../../../src/stage/extraWords.ts";
import { eventually, expect, test } from "../test.ts";
import { countersOf, lastTickOf, runOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

test("a typed setting changes the run; a forbidden one is explained and changes nothing", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=100");
  await scene.press(scene.words.more);
  await reader.write(scene.its("field", "Capacity"), "80");
  await scene.shows({ counters: countersOf(runOf({ capacity: 80 }), 100) });

  await reader.write(scene.its("field", "Capacity"), "0");
  await reader.until(() => document.querySelector("#storm [data-param=capacity] [role=alert]") !== null);
  await scene.shows({ counters: countersOf(runOf({ capacity: 80 }), 100) });

  await scene.press(scene.words.reset);
  await scene.shows({ counters: countersOf(runOf(), 100) });
});

test("the beginning of a refused text is not taken for what was meant; groups of digits are read", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=100");
  await scene.press(scene.words.more);
  await reader.write(scene.its("field", "Capacity"), "3s");
  await reader.until(() => document.querySelector("#storm [data-param=capacity] [role=alert]") !== null);
  await scene.shows({ counters: countersOf(runOf(), 100) });
  await reader.write(scene.its("field", "Clients"), "3,000");
  await scene.shows({ counters: countersOf(runOf({ clients: 3000 }), 100) });
});

test("how many settings a link has changed is said before they are opened", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("clients=3000&seed=7");
  const more = () => reader.read(() => document.querySelector("#storm .scene-more")?.textContent);
  expect(await more()).toBe(`${scene.words.more} (${scene.words.changed(2)})`);
  await reader.click(scene.its("button", new RegExp(`^${scene.words.more}`)));
  await scene.press(scene.words.reset);
  await scene.press(scene.words.less);
  await eventually(more).toBe(scene.words.more);
});

/** Runs in the page: from now on it counts the frames that it shows while a run is being computed. */
const countBusyFrames = (): void => {
  const counted = { frames: 0 };
  Object.assign(window, { __busy: counted });
  const next = () => {
    if (document.querySelector("#storm .scene-computing")) counted.frames++;
    requestAnimationFrame(next);
  };
  next();
};
const busyFrames = () => (window as unknown as { __busy: { frames: number } }).__busy.frames;

test("a million clients are computed aside: the page goes on answering", async ({ reader }) => {
  const run = runOf({ clients: 1_000_000, capacity: 50_000 });
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("capacity=50000&t=0");
  await reader.click(scene.its("button", new RegExp(`^${scene.words.more}`)));
  await reader.read(countBusyFrames);
  await reader.write(scene.its("field", "Clients"), "1000000");
  await scene.shows({ busy: false, lastTick: lastTickOf(run) });
  expect(await reader.read(busyFrames)).toBeGreaterThan(2);

  await reader.click(scene.its("slider", scene.words.moment));
  await reader.press("End");
  await scene.shows({ counters: countersOf(run, lastTickOf(run)) });
});

test("a run that never settles can be stopped, and the picture says how far it got", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  // seconds of work for a worker
  await scene.openAlone("rule=immediate&clients=99000&capacity=2000&t=0");
  await eventually(async () => (await scene.look()).lastTick).toBeGreaterThan(20);
  await reader.click(scene.its("button", scene.words.cancel));
  await scene.shows({ busy: false });
  const { lastTick } = await scene.look();
  await reader.press("End");
  await scene.shows({ lastTick, tick: lastTick });
  const said = await reader.read(() => document.querySelector("#storm .scene-computing")?.textContent);
  expect(said).toBe(extraWords.en.computedTo(sayIn("en", storm.words).time(lastTick)));
});

test("what is refused stays in its field to be mended, and a bound names what sets it", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=0");
  await reader.click(scene.its("button", new RegExp(`^${scene.words.more}`)));
  const { base, cap } = storm.words.en.params;
  const field = scene.its("field", base!.label);
  await reader.write(field, "300");
  await reader.press("Tab");
  const seen = () =>
    reader.read(() => {
      const { value, ariaInvalid } = document.querySelector<HTMLInputElement>(
        "#storm [data-param=base] input",
      )!;
      return {
        value,
        ariaInvalid,
        help: document.querySelector("#storm [data-param=base] small")?.textContent,
      };
    });
  const refused = await seen();
  expect(refused).toMatchObject({ value: "300", ariaInvalid: "true" });
  expect(refused.help).toContain(cap!.label);
  await reader.write(scene.its("field", cap!.label), "600");
  await eventually(seen).toMatchObject({ value: "300", ariaInvalid: "false" });
});

test("the switch of a refusal's cost comes back to the cost that it had", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=140&rejectCost=1/20");
  const set = runOf({ rejectCost: "1/20" });
  await scene.shows({ counters: countersOf(set, 140) });
  const cost = scene.its("checkbox", /1\/20/);
  await reader.click(cost);
  await scene.shows({ counters: countersOf(runOf({ rejectCost: "0" }), 140) });
  await reader.click(cost);
  await scene.shows({ counters: countersOf(set, 140) });
});
