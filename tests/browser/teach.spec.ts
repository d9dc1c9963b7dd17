import { teachWords } from "../../src/locales/teach.ts";
import { storm } from "../../src/scenes/storm/scene.ts";
import { stageWords } from "../../src/stage/words.ts";
import type { Reader } from "./reader/reader.ts";
import { expect, test } from "./test.ts";

const { builder } = teachWords.en;
const { params } = storm.words.en;

const openBuilder = async (reader: Reader): Promise<void> => {
  await reader.open("/teach/");
  await reader.read(() => document.querySelector(".builder")?.scrollIntoView({ behavior: "instant" }));
  await reader.until(() => document.querySelector(".builder:not([inert]) [data-drawn]") !== null);
};

/** Runs in the page: what is there to be copied. */
const toCopy = (): string => document.querySelector<HTMLTextAreaElement>(".builder textarea")?.value ?? "";

/** Runs in the page: the address that the frame to be copied leads to. */
const framed = (): string => {
  const code = document.querySelector<HTMLTextAreaElement>(".builder textarea")?.value ?? "";
  return new DOMParser().parseFromString(code, "text/html").querySelector("iframe")?.src ?? "";
};

test("what a teacher sets by hand is what the copied frame shows", async ({ reader }) => {
  await openBuilder(reader);
  const inside = "#builder";
  await reader.click({ role: "radio", name: params.rule!.choices!.equal!, inside });
  await reader.click({ role: "button", name: stageWords.en.toStart, inside });
  await reader.click({ role: "button", name: stageWords.en.stepOn, inside });
  await reader.click({ role: "checkbox", name: builder.parts.counters });
  await reader.click({ role: "checkbox", name: params.rule!.label });
  await reader.until(() =>
    document.querySelector<HTMLTextAreaElement>(".builder textarea")?.value.includes("t=1"),
  );
  const address = await reader.read(framed);
  expect(new URL(address).search).toBe("?rule=equal&t=1&controls=play,counters,rule");

  await reader.open(address);
  await reader.until(() => document.querySelector(".scene-stage:not([inert]) .scene-counters") !== null);
  const shown = await reader.read(() => ({
    tick: document.querySelector<HTMLInputElement>(".scene-scrub")?.value,
    rule: document.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value,
    counters: document.querySelector(".scene-counters") !== null,
    files: document.querySelector(".scene-files") !== null,
  }));
  expect(shown).toEqual({ tick: "1", rule: "equal", counters: true, files: false });
});

test("the preview shows the same address as the code, a moment later", async ({ reader }) => {
  await openBuilder(reader);
  await reader.click({ role: "radio", name: params.rule!.choices!.equal!, inside: "#builder" });
  await reader.until(() => {
    const code = document.querySelector<HTMLTextAreaElement>(".builder textarea")?.value ?? "";
    const copied = new DOMParser().parseFromString(code, "text/html").querySelector("iframe")?.src;
    const shown = document.querySelector<HTMLIFrameElement>(".builder-preview iframe")?.src;
    return copied?.includes("rule=equal") && copied === shown;
  });
});

test("another scene brings its own settings and code", async ({ reader }) => {
  await openBuilder(reader);
  const other = await reader.read(() => {
    const choices = [...document.querySelectorAll<HTMLInputElement>(".builder-choice input")];
    return choices.find(({ checked }) => !checked)?.parentElement?.textContent ?? "";
  });
  await reader.click({ role: "radio", name: other });
  await reader.until(
    () =>
      document.querySelector("#builder .scene-stage:not([inert]) [data-drawn]") !== null &&
      document.getElementById("builder")?.dataset.scene !== "storm",
  );
  const scene = await reader.read(() => document.getElementById("builder")?.dataset.scene);
  await reader.until((name) => {
    const code = document.querySelector<HTMLTextAreaElement>(".builder textarea")?.value ?? "";
    return code.includes(`/embed/${name}/`);
  }, scene);
});

test("every kind of place has its own code", async ({ reader }) => {
  await openBuilder(reader);
  const codes = new Set<string>();
  for (const kind of Object.values(builder.kinds)) {
    await reader.click({ role: "radio", name: kind, inside: ".builder-take" });
    codes.add(await reader.read(toCopy));
  }
  expect(codes.size).toBe(Object.keys(builder.kinds).length);
});

test("the code is copied, and the teacher is told", async ({ reader }) => {
  await openBuilder(reader);
  await reader.read(() => {
    const writeText = async (text: string) => Object.assign(window, { __copied: text });
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  });
  await reader.click({ role: "button", name: builder.copy, inside: ".builder" });
  await reader.until(
    (said) => document.querySelector(".builder-actions [role=status]")?.textContent === said,
    builder.copied,
  );
  expect(await reader.read(() => (window as unknown as { __copied: string }).__copied)).toBe(
    await reader.read(toCopy),
  );
});
