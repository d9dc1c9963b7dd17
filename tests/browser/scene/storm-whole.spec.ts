import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "../test.ts";
import { countersOf, runOf, sentenceOf } from "./model.ts";
import { takeAlong } from "./saved-files.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const run = runOf({ rule: "equal" });

test("the scene can be taken along in one file, which opens from a disk at the same frame, plays, and gives files itself", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open("rule=equal&t=150");
  const { name, type, text } = await takeAlong(reader, scene, "HTML");
  expect(name).toBe("storm_rule-equal_t-150.html");
  expect(type).toBe("text/html");

  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  const file = join(folder, name);
  writeFileSync(file, text);
  await reader.open(pathToFileURL(file).href);
  await scene.shows({
    choice: "equal",
    tick: 150,
    counters: countersOf(run, 150),
    sentence: sentenceOf(run, 150),
  });
  await scene.press(scene.words.play);
  await scene.shows({ playing: true });
  await reader.until(() => Number(document.querySelector<HTMLInputElement>(".scene-scrub")?.value) > 150);
  await scene.press(scene.words.files);
  await reader.until(() => document.querySelector(".scene-file-panel") !== null);
  rmSync(folder, { recursive: true });
});
