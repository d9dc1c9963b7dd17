import type { Page } from "@playwright/test";
import { eventually } from "../test.ts";

/** The parts of reveal.js that the tests ask about a deck. */
declare global {
  var Reveal: {
    isReady(): boolean;
    isOverview(): boolean;
    getIndices(): { readonly h: number; readonly f?: number };
    slide(h: number, v?: number, f?: number): void;
  };
}

/** The slides of `hosts/deck.html`, in their order. */
const slides = ["title", "lazy", "element", "eager", "moving", "end"] as const;
export type Slide = (typeof slides)[number];

/** Where a deck stands: the slide, fragments shown on it, and whether the overview is open. */
export const place = (page: Page): Promise<string> =>
  page.evaluate((names) => {
    const { h, f = -1 } = Reveal.getIndices();
    return `${names[h]} ${f + 1}${Reveal.isOverview() ? " overview" : ""}`;
  }, slides);

export const openDeck = async (page: Page, query = ""): Promise<void> => {
  await page.goto(`/deck.html${query}`);
  await page.waitForFunction(() => "Reveal" in window && Reveal.isReady());
};

/** Goes to a slide as a link in the deck would, with so many of its fragments shown. */
export const goTo = async (page: Page, slide: Slide, fragments = 0): Promise<void> => {
  await page.evaluate(([h, f]) => Reveal.slide(h!, 0, f), [slides.indexOf(slide), fragments - 1]);
  await expectPlace(page, `${slide} ${fragments}`);
};

export const expectPlace = async (page: Page, expected: string): Promise<void> => {
  await eventually(() => place(page)).toBe(expected);
};

/** Clicks into the middle of a scene's picture, where no control is. */
export const clickInto = async (page: Page, selector: string): Promise<void> => {
  const box = (await page.locator(selector).boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.4);
};
