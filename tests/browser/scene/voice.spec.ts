import { locales } from "../../../src/locales/locale.ts";
import { storm } from "../../../src/scenes/storm/scene.ts";
import { editorWords } from "../../../src/stage/editing/words.ts";
import { eventually, expect, test } from "../test.ts";
import { CalculatorOnPage } from "./calculator-on-page.ts";
import { listenTo } from "./heard.ts";
import { SceneOnPage } from "./scene-on-page.ts";

/** Runs in the page: waits for longer than a scene takes to speak. Silence has no sign that could be awaited. */
const hold = () => new Promise((done) => setTimeout(done, 700));

const focusPicture = () => document.querySelector<HTMLElement>(".scene-picture")!.focus();

test("a scene is silent while the text sets it, and speaks to whoever is in it", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm-walk");
  await scene.open();
  const heard = await listenTo(reader, "storm-walk");
  const before = await scene.look();
  await reader.read(() => {
    const steps = document.querySelectorAll("[id^='storm-walk-'][data-query]");
    steps[steps.length - 1]!.scrollIntoView({ block: "center", behavior: "instant" });
  });
  await eventually(async () => (await scene.look()).sentence).not.toBe(before.sentence);
  await reader.read(hold);
  expect(await heard()).toEqual([]);

  await scene.press(scene.words.toStart);
  await eventually(heard).toEqual([(await scene.look()).sentence]);
});

test("that a run is being computed is said once, and how far it is not at all", async ({ reader }) => {
  const scene = new SceneOnPage(reader, "storm");
  await scene.openAlone("t=0");
  const heard = await listenTo(reader, "storm");
  // it never settles, so it takes a while
  await reader.click(scene.its("radio", storm.words.en.params.rule!.choices!.immediate!));
  await eventually(heard).toContain(scene.words.computing);
  await scene.shows({ busy: false });
  const said = (await heard()).filter((text) => text.includes(scene.words.computing));
  expect(said).toEqual([scene.words.computing]);
});

for (const locale of locales)
  test(`a scene has its name, and its picture says what it shows (${locale})`, async ({ reader }) => {
    const scene = new SceneOnPage(reader, "storm", locale);
    await scene.openAlone("t=118");
    const { sentence } = await scene.look();
    const described = () => {
      const id = document.querySelector(".scene-picture")?.getAttribute("aria-describedby") ?? "";
      return document.getElementById(id)?.textContent;
    };
    expect(await reader.read(described)).toBe(sentence);
    expect(await reader.read(() => document.querySelector("figure")?.ariaLabel)).toBe(
      storm.words[locale].title,
    );
  });

for (const locale of locales)
  test(`the calculator says what each key does to the graph (${locale})`, async ({ reader }) => {
    const { said } = editorWords[locale];
    const calculator = new CalculatorOnPage(reader, locale);
    await calculator.open("web;cart");
    const heard = await listenTo(reader, "amplification");
    await reader.read(focusPicture);
    const keysSay = async (keys: readonly string[], words: string): Promise<void> => {
      await reader.press(...keys);
      await eventually(async () => (await heard()).filter((text) => text === words).length).toBe(1);
    };
    // past the user
    await keysSay(["Shift+ArrowRight", "Shift+ArrowRight", "Enter"], said.selected("web"));
    await keysSay(["c"], said.connecting("web"));
    await keysSay(["Shift+ArrowRight", "Enter"], said.connected("web", "cart"));
    await keysSay(["Delete"], said.removed("web → cart"));
    await keysSay(["Insert"], said.added("service1"));
    await keysSay(["ArrowDown"], said.moved("service1", "down"));
    await keysSay(["Escape"], said.letGo);
  });
