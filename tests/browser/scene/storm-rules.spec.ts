import { storm } from "../../../src/scenes/storm/scene.ts";
import { eventually, expect, test } from "../test.ts";
import { countersOf, lastTickOf, runOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const { choices } = storm.words.en.params.rule!;

test("each rule ends with the figures of the model when refusals are free", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone();
  await reader.click(scene.its("checkbox", /refusal/));
  for (const rule of ["immediate", "constant", "exponential", "full", "equal", "decorrelated"] as const) {
    const run = runOf({ rule, rejectCost: "0" });
    await reader.click(scene.its("radio", choices![rule]!));
    await reader.press("End");
    await scene.shows({
      choice: rule,
      tick: lastTickOf(run),
      lastTick: lastTickOf(run),
      counters: countersOf(run, lastTickOf(run)),
    });
  }
});

test("with refusals at a tenth of an answer the jitters end as the model does, and doubling never", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone();
  for (const rule of ["full", "equal", "decorrelated"] as const) {
    const run = runOf({ rule });
    await reader.click(scene.its("radio", choices![rule]!));
    await reader.press("End");
    await scene.shows({ choice: rule, counters: countersOf(run, lastTickOf(run)) });
  }
  await reader.click(scene.its("radio", choices!.exponential!));
  await scene.shows({ choice: "exponential", busy: false });
  await reader.press("End");
  const { counters } = await scene.look();
  expect(counters.lastTick).toBe("not yet");
});

test("another rule is another picture at once, at the same moment", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=150");
  const before = await scene.picture();
  await reader.click(scene.its("radio", choices!.equal!));
  await scene.shows({ choice: "equal", tick: 150, counters: countersOf(runOf({ rule: "equal" }), 150) });
  await eventually(() => scene.picture()).not.toBe(before);
});

test("each rule is shown in small by a run of its own", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone();
  const pictures = () =>
    [...document.querySelectorAll<HTMLCanvasElement>("#storm .scene-miniature canvas")].map((canvas) =>
      canvas.toDataURL(),
    );
  await eventually(async () => new Set(await reader.read(pictures)).size).toBe(6);
});
