import { expect, test } from "../test.ts";
import { countersOf, runOf, sentenceOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

test("an address shows its moment, in either language", async ({ reader }) => {
  const run = runOf({ rule: "constant", rejectCost: "0", clients: 500 });
  for (const locale of ["en", "ru"] as const) {
    const scene = new SceneOnPage(reader, "storm", locale);
    await scene.open("rule=constant&rejectCost=0&clients=500&t=120");
    await scene.shows({
      choice: "constant",
      tick: 120,
      counters: countersOf(run, 120, locale),
      sentence: sentenceOf(run, 120, locale),
      notes: "",
    });
  }
});

test("what an address says wrong is noted, and the default stands in its place", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open("rule=sometimes&clients=-5&colour=red&t=100");
  await scene.shows({ choice: "full", tick: 100, counters: countersOf(runOf(), 100) });
  const { notes } = await scene.look();
  expect(notes).toContain("rule=sometimes");
  expect(notes).toContain("clients=-5");
  expect(notes).toContain("colour=red");
});

test("an address whose run is too heavy to be there at once is shown when it has come", async ({
  reader,
}) => {
  const run = runOf({ clients: 150_000, capacity: 5000 });
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("clients=150000&capacity=5000&t=140");
  await scene.shows({ tick: 140, busy: false, counters: countersOf(run, 140), notes: "" });
});

test("a fragment that means nothing leaves a page that works", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("rule=equal&t=100");
  await reader.read(() => {
    location.hash = "#100%";
  });
  await scene.press(scene.words.stepOn);
  await scene.shows({ choice: "equal", tick: 101 });

  await reader.open("/embed/storm/?rule=equal&t=50&controls=all#%");
  await scene.shows({ choice: "equal", tick: 50 });
});

test("an address of nonsense leaves a page that works", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open("%E0%A4%A&rule=%00&t=-1&seed=1e9&=&&&v=99&step=nowhere&rejectCost=1/0");
  await scene.shows({ choice: "full", counters: countersOf(runOf(), (await scene.look()).tick) });
  await scene.press(scene.words.toStart);
  await scene.shows({ tick: 0 });
});
