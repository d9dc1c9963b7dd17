import type { Frame, Page } from "@playwright/test";
import { isLeaving } from "../reader/reader.ts";
import { eventually } from "../test.ts";

/** What a person sees of the scene in a frame. */
export interface Seen {
  /** The moment, as the player writes it: `11.8 s`. */
  readonly time: string | null | undefined;
  readonly playing: boolean;
  readonly drawn: boolean;
}

/** Runs in the frame. */
const look = (): Seen => ({
  time: document.querySelector(".scene-time")?.textContent?.replace("\u00a0", " "),
  playing: document.querySelector(".scene-play")?.getAttribute("aria-label") === "Pause",
  drawn: document.querySelector(".scene-picture[data-drawn]") !== null,
});

/** The frame whose address holds a text, once its scene is drawn. */
export const sceneFrame = async (page: Page, address: string): Promise<Frame> => {
  const find = () => page.frames().find((frame) => frame.url().includes(address));
  await eventually(
    async () =>
      (
        await find()
          ?.evaluate(look)
          .catch(() => undefined)
      )?.drawn,
  ).toBe(true);
  return find()!;
};

/** In a frame whose page is just being taken out nothing is seen. */
export const seen = (frame: Frame): Promise<Seen> =>
  frame.evaluate(look).catch((error: unknown) => {
    if (isLeaving(error)) return { time: undefined, playing: false, drawn: false };
    throw error;
  });

/** Waits until a scene shows a moment. */
export const expectTime = async (frame: Frame, time: string): Promise<void> => {
  await eventually(() => seen(frame)).toMatchObject({ time, drawn: true });
};

/** Where on the page's screen a point of a frame lies, however its page and the pages around that scale it. */
const toScreen = async (frame: Frame, x: number, y: number): Promise<{ x: number; y: number }> => {
  const parent = frame.parentFrame();
  if (parent === null) return { x, y };
  const element = await frame.frameElement();
  const place = await element.evaluate((node) => {
    const { left, top, width } = (node as HTMLElement).getBoundingClientRect();
    return { left, top, scale: width / (node as HTMLElement).offsetWidth };
  });
  return toScreen(parent, place.left + x * place.scale, place.top + y * place.scale);
};

/** Clicks a control of a scene with the mouse, as a person would. */
export const clickOn = async (page: Page, frame: Frame, selector: string): Promise<void> => {
  await frame.locator(selector).first().waitFor();
  const { x, y } = await frame.evaluate((wanted) => {
    const { left, top, width, height } = document.querySelector(wanted)!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, selector);
  const point = await toScreen(frame, x, y);
  await page.mouse.click(point.x, point.y);
};
