import { allPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: controls that a person sees and that can do nothing. */
const deadControls = (): string[] =>
  [...document.querySelectorAll("button, input, select, textarea")]
    .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((control) => !control.closest("details"))
    .map((control) => control.outerHTML.slice(0, 120));

for (const path of allPages) {
  test(`${path} shows no dead control without script`, async ({ reader }) => {
    await reader.open(path);
    expect(await reader.read(deadControls)).toEqual([]);
  });
}

for (const path of ["/", "/ru/"]) {
  test(`${path} is complete without script: prose, a picture and a sentence for every scene and step`, async ({
    reader,
  }) => {
    await reader.open(path);
    const scenes = await reader.read(() =>
      [...document.querySelectorAll("figure[data-scene]")].map((figure) => ({
        id: figure.id,
        pictures: [...figure.querySelectorAll("svg, img")].filter(
          (picture) => picture.checkVisibility() && picture.getBoundingClientRect().width > 200,
        ).length,
        sentence:
          (figure.querySelector("figcaption, .scene-sentence") as HTMLElement | null)?.innerText ?? "",
      })),
    );
    expect(scenes.length).toBeGreaterThan(0);
    for (const { id, pictures, sentence } of scenes) {
      expect.soft(pictures, `pictures of ${id}`).toBeGreaterThan(0);
      expect.soft(sentence, `sentence of ${id}`).toMatch(/\w+|\p{L}+/u);
    }
    const steps = await reader.read(() =>
      [...document.querySelectorAll(".step")].map((step) => ({
        id: step.id,
        picture: [...step.querySelectorAll("noscript svg")].some(
          (svg) => svg.getBoundingClientRect().width > 200,
        ),
      })),
    );
    expect(steps.filter(({ picture }) => !picture)).toEqual([]);
    expect(await reader.read(() => document.body.innerText.length)).toBeGreaterThan(3000);
  });
}
