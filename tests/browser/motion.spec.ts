import { wakeScene } from "./alive.ts";
import { expect, test } from "./test.ts";

/** Runs in the page: what the canvases show now, and what style animates. */
const picture = () => ({
  canvases: [...document.querySelectorAll("canvas")].map((canvas) => canvas.toDataURL()),
  animations: document.getAnimations().filter(({ playState }) => playState === "running").length,
});

/** Runs in the page: lets half a second of frames pass. */
const frames = () =>
  new Promise<void>((done) => {
    let left = 30;
    const next = () => (left-- > 0 ? requestAnimationFrame(next) : done());
    next();
  });

test.describe(() => {
  test.use({ motion: "reduced" });
  test("for a reader who wants less motion nothing moves by itself", async ({ reader }) => {
    await reader.open("/");
    expect(await reader.read(() => matchMedia("(prefers-reduced-motion: reduce)").matches)).toBe(true);
    await wakeScene(reader);
    await reader.read(frames);
    const before = await reader.read(picture);
    await reader.read(frames);
    expect(await reader.read(picture)).toEqual(before);
    expect(before.canvases.length).toBeGreaterThan(0);
    expect(before.animations).toBe(0);
  });
});
