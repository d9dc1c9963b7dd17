import { spreadSeed } from "../../../src/core/index.ts";
import { sayIn } from "../../../src/scenes/say.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { extraWords } from "../../../src/stage/extraWords.ts";
import { eventually, expect, test } from "../test.ts";
import { runOf } from "./model.ts";
import { SceneOnPage } from "./scene-on-page.ts";

const say = sayIn("en", storm.words);
const { choices, compare } = storm.words.en.params.rule!;
const SEEDS = 20;

/** What the table must say of a rule: the median of each figure over the seeds; a run that lacks it comes last. */
const medians = (rule: string, set: object): string[] => {
  const runs = Array.from({ length: SEEDS }, (_, i) =>
    storm.figures(runOf({ ...set, rule: rule as "full", seed: spreadSeed(i + 1) })),
  );
  return storm.spread.map((name) => {
    const found = runs.flatMap((figures) => figures[name] ?? []);
    const median = found.sort((a, b) => Number(a.value) - Number(b.value))[SEEDS / 2];
    return median === undefined ? extraWords.en.none : say.q(median);
  });
};

test("all rules are compared with the reader's own settings, and a press takes one", async ({ reader }) => {
  const set = { clients: 600, capacity: 20 };
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone(`clients=${set.clients}&capacity=${set.capacity}`);
  await scene.press(compare!);
  const rows = () =>
    reader.read(() =>
      [...document.querySelectorAll("#storm .scene-compare tbody tr")].map(({ children }) =>
        [...children].map(({ textContent }) => textContent),
      ),
    );
  const expected = storm.params.rule.of.map((rule) => [choices![rule], ...medians(rule, set)]);
  await eventually(rows).toEqual(expected);

  await reader.click(scene.its("button", choices!.equal!));
  await scene.shows({ choice: "equal" });
  expect(
    await reader.read(
      () => document.querySelector("#storm .scene-compare [aria-current=true] th")?.textContent,
    ),
  ).toBe(choices!.equal);
});
