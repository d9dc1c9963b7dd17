import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: controls that a person sees and that can do nothing. */
const deadControls = (): string[] =>
  [...document.querySelectorAll("button, input, select, textarea")]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    // a button that opens a popover needs no script
    .filter((control) => !control.matches("[popovertarget]"))
    .map((control) => control.outerHTML.slice(0, 120));

for (const path of walkedPages) {
  test(`${path} shows no dead control without script`, async ({ reader }) => {
    await reader.open(path);
    expect(await reader.read(deadControls)).toEqual([]);
  });
}

/** Runs in the page: words of a picture that reach over its sides, by more than a browser's rounding. */
const cutWords = async (): Promise<string[]> => {
  await document.fonts.ready;
  return [...document.querySelectorAll<SVGTextElement>("svg[viewBox] text")]
    .filter((text) => text.checkVisibility())
    .filter((text) => {
      // the box reaches over the letters by up to a pixel and more, the length of the text does not
      const { x } = text.getBBox();
      const end = x + text.getComputedTextLength();
      const view = text.ownerSVGElement!.viewBox.baseVal;
      return x < view.x - 1 || end > view.x + view.width + 1;
    })
    .map((text) => text.textContent);
};

for (const path of ["/", "/ru/"]) {
  test(`${path} cuts no word of a picture at its sides`, async ({ reader }) => {
    for (const width of [360, 1280]) {
      await reader.open(path, { width });
      expect(await reader.read(() => document.querySelectorAll("svg[viewBox] text").length)).toBeGreaterThan(
        0,
      );
      expect(await reader.read(cutWords), `at ${width}px`).toEqual([]);
    }
  });
}

for (const path of ["/", "/ru/"]) {
  test(`${path} is complete without script: prose, a picture and a sentence for every scene and step`, async ({
    reader,
  }) => {
    await reader.open(path);
    const scenes = await reader.read(() =>
      [...document.querySelectorAll("figure[data-scene]")]
        // the scene of a scrolly gives way to a picture a step
        .filter((figure) => figure.checkVisibility())
        .map((figure) => ({
          id: figure.id,
          picture: [...figure.querySelectorAll("svg")].some((svg) => svg.getBoundingClientRect().width > 200),
          sentence: figure.querySelector(".scene-sentence")?.textContent,
        })),
    );
    expect(scenes.length).toBeGreaterThan(0);
    expect(scenes.filter(({ picture, sentence }) => !picture || !sentence)).toEqual([]);
    const steps = await reader.read(() =>
      [...document.querySelectorAll(".step")].map((step) => ({
        id: step.id,
        picture: [...step.querySelectorAll("noscript svg")].some(
          (svg) => svg.getBoundingClientRect().width > 200,
        ),
      })),
    );
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.filter(({ picture }) => !picture)).toEqual([]);
    expect(await reader.read(() => document.body.innerText.length)).toBeGreaterThan(3000);
  });
}
