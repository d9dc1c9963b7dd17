import { walkedPages } from "./site/pages.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: what reaches beyond the right edge, if the page can be moved sideways. */
const sticksOut = (): string[] => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} ends beyond ${clientWidth}px`)
    .slice(0, 5)
    .concat(`the page is ${scrollWidth}px wide in a window of ${clientWidth}px`);
};

for (const path of walkedPages) {
  test(`nothing on ${path} scrolls sideways, from a phone to a wall`, async ({
    reader,
    browserUnderTest,
  }) => {
    test.skip(
      browserUnderTest !== "chromium" && path.includes("/embed/"),
      "frames are laid out alike everywhere",
    );
    // what changes from width to width is our own style, the same in every browser
    const widths = browserUnderTest === "chromium" ? [320, 360, 768, 1280, 2560] : [320, 1280];
    await reader.open(path, { width: 320 });
    for (const width of widths) {
      await reader.resize({ width });
      expect.soft(await reader.read(() => innerWidth)).toBe(width);
      expect.soft(await reader.read(sticksOut), `at ${width}px`).toEqual([]);
    }
  });
}
