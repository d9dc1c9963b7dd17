import { storm } from "../../../src/scenes/storm/scene.ts";
import { csvOf } from "../../../src/stage/files/csv.ts";
import { eventually, expect, test } from "../test.ts";
import { keepCopies, lastCopied } from "./copied-link.ts";
import { countersOf, runOf, sentenceOf } from "./model.ts";
import { takeAlong } from "./saved-files.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const run = runOf({ rule: "equal" });

test("a link to the frame brings another reader to the same frame", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.open();
  await keepCopies(reader);
  await reader.click(scene.its("radio", storm.words.en.params.rule!.choices!.equal!));
  await scene.press(scene.words.toStart);
  await scene.press(scene.words.stepOn);
  await scene.press(scene.words.copyLink);
  await eventually(() => lastCopied(reader)).toMatch(/\/\?rule=equal&t=1#storm$/);

  await reader.open(await lastCopied(reader));
  await scene.shows({ choice: "equal", tick: 1, counters: countersOf(run, 1), sentence: sentenceOf(run, 1) });
});

test("the picture can be taken along as SVG, with its sentence and without anything foreign", async ({
  reader,
}) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("rule=equal&t=150");
  const { name, type, text } = await takeAlong(reader, scene, "SVG light");
  expect(name).toBe("storm_rule-equal_t-150.svg");
  expect(type).toBe("image/svg+xml");
  const svg = await reader.read((source) => {
    const drawing = new DOMParser().parseFromString(source, "image/svg+xml");
    return {
      root: drawing.documentElement.tagName,
      broken: drawing.querySelector("parsererror")?.textContent ?? "",
      label: drawing.documentElement.getAttribute("aria-label"),
    };
  }, text);
  expect(svg.broken).toBe("");
  expect(svg.root).toBe("svg");
  expect(svg.label).toBe(sentenceOf(run, 150));
  expect(text.replaceAll(/xmlns(:\w+)?="[^"]*"/g, "")).not.toMatch(/https?:/);
});

test("the picture can be taken along as PNG, sharp enough for a slide", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("rule=equal&t=150");
  const { name, type } = await takeAlong(reader, scene, "PNG 2×");
  expect(name).toBe("storm_rule-equal_t-150_2x.png");
  expect(type).toBe("image/png");
  const width = await reader.read(async () => {
    const [blob] = [...(window as unknown as { __blobs: Map<string, Blob> }).__blobs.values()];
    return (await createImageBitmap(blob!)).width;
  });
  expect(width).toBe(2400);
});

test("the numbers can be taken along as CSV, a row a tick", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("rule=equal");
  const { name, type, text } = await takeAlong(reader, scene, "CSV");
  expect(name).toMatch(/^storm_rule-equal_t-\d+\.csv$/);
  expect(type).toBe("text/csv");
  expect(text).toBe(csvOf(storm.table(run)));
});
