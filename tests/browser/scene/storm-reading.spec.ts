import { sayIn } from "../../../src/scenes/say.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { eventually, expect, test } from "../test.ts";
import { runOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const say = sayIn("en", storm.words);
const run = runOf();
const reading = () => document.querySelector("#storm .scene-reading")?.textContent ?? "";

/** What any place of the picture may say at a tick. */
const readings = (tick: number): string[] =>
  Array.from({ length: 400 }, (_, target) => storm.inspect(run, tick, String(target), say));

test("pointing at the picture reads the column under the pointer", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=118");
  for (const across of [0.3, 0.7]) {
    const { x, y } = await scene.placeOnPicture(across, 0.6);
    await reader.pointAt(x, y);
    await eventually(() => reader.read(reading)).not.toBe("");
    expect(readings(118)).toContain(await reader.read(reading));
  }
});

test("Shift and an arrow read column by column, aloud", async ({ reader }) => {
  const spoken = () => document.querySelector("#storm .scene-picture [aria-live]")?.textContent ?? "";
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=118");
  await reader.read(() => (document.querySelector("#storm .scene-picture") as HTMLElement).focus());
  for (const [key, tick] of [
    ["Shift+ArrowRight", 119],
    ["Shift+ArrowRight", 120],
    ["Shift+ArrowLeft", 119],
  ] as const) {
    await reader.press(key);
    await eventually(() => reader.read(spoken)).toBe(storm.inspect(run, 118, String(tick), say));
  }
  await reader.press("Escape");
  await eventually(() => reader.read(reading)).toBe("");
  await scene.shows({ tick: 118 });
});

test("while time passes, a column is read from where the picture is now", async ({ reader }) => {
  const spoken = () => document.querySelector("#storm .scene-picture [aria-live]")?.textContent ?? "";
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=0");
  await scene.press(scene.words.play);
  await eventually(async () => (await scene.look()).tick).toBeGreaterThan(10);
  await reader.read(() => (document.querySelector("#storm .scene-picture") as HTMLElement).focus());
  await reader.press("Shift+ArrowRight");
  await eventually(() => reader.read(spoken)).not.toBe("");
  const said = await reader.read(spoken);
  // the clock has gone on since, and a quiet stretch goes by quickly
  const seconds = Number(/^[\d.]+/.exec(said)?.[0]);
  expect(seconds).toBeGreaterThan(1);
});

test("the numbers behind the picture stand in a table around the moment", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  const row = () =>
    [...document.querySelectorAll("#storm .scene-data [aria-current] td")].map((cell) => cell.textContent);
  const rowOf = (tick: number) => {
    const { columns, row } = storm.table(run);
    return row(tick).map((value, column) =>
      typeof value === "string" ? value : say.q({ value, unit: columns[column]!.unit }),
    );
  };
  await scene.openAlone("t=118");
  await scene.press(scene.words.data);
  await eventually(() => reader.read(row)).toEqual(rowOf(118));
  await scene.press(scene.words.stepOn);
  await eventually(() => reader.read(row)).toEqual(rowOf(119));
});
