import type { Page } from "@playwright/test";

type Place = readonly [x: number, y: number];

/** A finger goes down at one place of the window, along, and up at another. */
export const swipe = async (page: Page, from: Place, to: Place): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Place[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const steps = 8;
  const along = (axis: 0 | 1, step: number) => from[axis] + ((to[axis] - from[axis]) * step) / steps;
  await touch("touchStart", [from]);
  for (let step = 1; step <= steps; step++) await touch("touchMove", [[along(0, step), along(1, step)]]);
  await touch("touchEnd", []);
};
