import { readGraphText } from "../../../src/scenes/amplification/graphText.ts";
import { presets } from "../../../src/scenes/amplification/presets.ts";
import { FAR_END } from "../../../src/scenes/amplification/sketch.ts";
import { eventually, expect, test } from "../test.ts";
import { CalculatorOnPage, call, service } from "./calculator-on-page.ts";
import { keepSavedFiles, lastSaved } from "./saved-files.ts";

test("a service is moved by the mouse, its place stands in the link, and one undo takes the whole way back", async ({
  reader,
}) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open(presets.diamond);
  const from = await calculator.placeOf(service("offers"));
  const to = await calculator.placeAt(0.3, 0.5);
  await reader.carry(from, to);
  await eventually(() => calculator.graph()).toContain("offers@");
  const { places } = readGraphText(await calculator.graph());
  expect([...places.keys()]).toEqual(["offers"]);
  expect(places.get("offers")!.along / FAR_END).toBeCloseTo(0.25, 1);

  await calculator.press(calculator.words.undo);
  await calculator.hasGraph(presets.diamond);
  await calculator.press(calculator.words.redo);
  await eventually(() => calculator.graph()).toContain("offers@");
});

test("a call is drawn from a service's grip to another service", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("web:cart*4;cart:db*4;mail;db!");
  await calculator.select(service("mail"));
  await eventually(() => calculator.selected()).toBe("mail");
  const to = await calculator.placeOf(service("db"));
  await reader.carry(await calculator.grip(), to);
  await calculator.hasGraph("web:cart*4;cart:db*4;mail:db*2;db!");
  await eventually(() => calculator.selected()).toBe("mail → db");
});

test("a circle is refused with its whole way, and nothing is lost", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open(presets.threeLayers);
  await calculator.select(service("database"));
  await eventually(() => calculator.selected()).toBe("database");
  const to = await calculator.placeOf(service("script"));
  await reader.carry(await calculator.grip(), to);
  await eventually(() => calculator.refused()).toContain("script → frontend → backend → database → script");
  await calculator.hasGraph(presets.threeLayers);
});

test("what is typed and chosen in the panel changes the click", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open(presets.threeLayers);
  await calculator.select(call("backend", 0));
  await eventually(() => calculator.selected()).toBe("backend → database");
  await reader.write(calculator.its("field", calculator.words.attempts), "5");
  await calculator.hasGraph(presets.threeLayers.replace("database*4", "database*5"));
  const worst = () => document.querySelector("[data-figure=worst] dd")?.textContent;
  await eventually(() => reader.read(worst)).toBe("80");

  await reader.write(calculator.its("field", calculator.words.attempts), "0");
  await reader.until(() => document.querySelector("[data-field=attempts] [role=alert]") !== null);
  await calculator.hasGraph(presets.threeLayers.replace("database*4", "database*5"));
});

test("a graph is built by key alone", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("web");
  await reader.read(() => (document.querySelector(".scene-picture") as HTMLElement).focus());
  // the user, then web
  await reader.press("Shift+ArrowRight", "Shift+ArrowRight", "Enter");
  await eventually(() => calculator.selected()).toBe("web");
  await reader.press("Insert");
  await calculator.hasGraph("web:service1*2;service1");

  await reader.read(() => (document.querySelector(".scene-picture") as HTMLElement).focus());
  await reader.press("ArrowDown", "ArrowDown");
  await eventually(() => calculator.graph()).toContain("service1@");
  await reader.read(() => (document.querySelector(".scene-picture") as HTMLElement).focus());
  await reader.press("Delete");
  await eventually(() => calculator.graph()).not.toContain("service1");
});

test("a call is made by key alone", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("web;cart");
  await reader.read(() => (document.querySelector(".scene-picture") as HTMLElement).focus());
  await reader.press("Shift+ArrowRight", "Shift+ArrowRight", "Enter", "c");
  await reader.until(() => document.querySelector(".scene-connecting") !== null);
  await reader.press("Shift+ArrowRight", "Enter");
  await calculator.hasGraph("web:cart*2;cart");
});

test("a button that takes itself away leaves the focus to the picture", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("web:cart*2;cart");
  await calculator.press(calculator.words.addService);
  await eventually(() => calculator.selected()).toBe("service1");
  expect(await calculator.focus()).toBe("the picture");

  for (const [subject, remove] of [
    [call("web", 0), calculator.words.removeCall],
    [service("cart"), calculator.words.removeService],
  ] as const) {
    await calculator.select(subject);
    await calculator.press(remove);
    await eventually(() => calculator.selected()).toBe("");
    expect(await calculator.focus()).toBe("the picture");
  }
});

test("whoever takes back the last change, or makes it again, keeps the focus", async ({ reader }) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("web");
  await calculator.press(calculator.words.addService);
  await eventually(() => calculator.selected()).toBe("service1");
  const cannot = (name: string) =>
    reader.read(
      (text) =>
        [...document.querySelectorAll(".scene-editor button")]
          .find((button) => button.textContent === text)
          ?.getAttribute("aria-disabled"),
      name,
    );
  const { undo, redo } = calculator.words;
  for (const [button, other] of [
    [undo, redo],
    [redo, undo],
  ] as const) {
    await calculator.press(button);
    await eventually(() => cannot(other)).toBe("false");
    expect(await cannot(button)).toBe("true");
    expect(await calculator.focus()).toBe(button);
    await reader.press("Enter");
    expect([await cannot(button), await cannot(other)]).toEqual(["true", "false"]);
  }
});

/** Runs in the page: hands the editor a file, as its chooser would. */
const chooseFile = (text: string): void => {
  const input = document.querySelector(".scene-editor input[type=file]") as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File([text], "graph.json", { type: "application/json" }));
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
};

test("a graph is saved as a file and opened again; a bad file is refused by its place, and nothing is lost", async ({
  reader,
}) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open(presets.shop);
  await keepSavedFiles(reader);
  await calculator.press(calculator.words.save("JSON"));
  const { type, text } = await lastSaved(reader);
  expect(type).toBe("application/json");

  await reader.read(chooseFile, JSON.stringify({ entry: "a", services: { a: { calls: [{ to: "b" }] } } }));
  await eventually(() => calculator.refused()).toContain("services.a.calls[0].to");
  await calculator.hasGraph(presets.shop);

  await reader.read(chooseFile, JSON.stringify({ entry: "a", services: { a: {} } }));
  await calculator.hasGraph("a");
  await reader.read(chooseFile, text);
  await calculator.hasGraph(presets.shop);
});

test("an address with a circle says where it goes round, and shows the graph of the beginning", async ({
  reader,
}) => {
  const calculator = new CalculatorOnPage(reader);
  await calculator.open("a:b;b:a");
  const notes = () => document.querySelector(".scene-notes")?.textContent ?? "";
  await eventually(() => reader.read(notes)).toContain("a → b → a");
  await calculator.hasGraph(presets.threeLayers);
});
