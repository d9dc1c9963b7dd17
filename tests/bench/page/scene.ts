import type { Browser, Page } from "@playwright/test";
import { stageWords } from "../../../src/stage/words.ts";
import { median, quantile } from "./statistics.ts";

const words = stageWords.en;

/** Opens the article at a moment of its first scene, and waits until the scene can be used. */
const openScene = async (browser: Browser, url: string, deviceScaleFactor: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, deviceScaleFactor });
  // the compiler that runs this file wraps functions in one of that name, those that are sent to the page too
  await page.addInitScript("globalThis.__name = (wrapped) => wrapped");
  await page.goto(url);
  const scene = page.locator("figure[data-scene]").first();
  await scene.locator(".scene-canvas").scrollIntoViewIfNeeded();
  await scene.locator("button:not([inert] *)").first().waitFor();
  return page;
};

/** The milliseconds between animation frames while a scene plays. */
export const frameTimes = async (
  browser: Browser,
  url: string,
  deviceScaleFactor: number,
): Promise<Record<string, string>> => {
  const page = await openScene(browser, url, deviceScaleFactor);
  await page.getByRole("button", { name: words.play, exact: true }).first().click();
  const gaps = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const times: number[] = [];
        const next = (now: number) => {
          times.push(now);
          if (times.length <= 300) requestAnimationFrame(next);
          else done(times.slice(1).map((time, i) => time - times[i]!));
        };
        requestAnimationFrame(next);
      }),
  );
  await page.close();
  const average = gaps.reduce((a, b) => a + b, 0) / gaps.length;
  return {
    "frames a second": (1000 / average).toFixed(1),
    "median frame": `${median(gaps).toFixed(1)} ms`,
    "1 % of frames above": `${quantile(gaps, 0.99).toFixed(1)} ms`,
  };
};

/**
 * The milliseconds from a choice of another rule until the canvas holds another picture, and until the first frame of the screen
 * that can show it: frames come every 16.7 ms, whenever the choice is made. The page compares a small copy of the canvas.
 */
export const changeTimes = async (browser: Browser, url: string): Promise<Record<string, string>> => {
  const page = await openScene(browser, url, 1);
  const { drawn, shown } = await page.evaluate(async () => {
    const scene = document.querySelector("figure[data-scene]")!;
    const canvas = scene.querySelector("canvas.scene-canvas") as HTMLCanvasElement;
    const small = new OffscreenCanvas(96, 64).getContext("2d", { willReadFrequently: true })!;
    const look = () => {
      small.clearRect(0, 0, 96, 64);
      small.drawImage(canvas, 0, 0, 96, 64);
      return small.getImageData(0, 0, 96, 64).data.join();
    };
    const frame = () => new Promise<number>((done) => requestAnimationFrame(done));
    const drawn: number[] = [];
    const shown: number[] = [];
    const radios = [...scene.querySelectorAll<HTMLInputElement>("input[type=radio]")];
    for (const radio of [...radios, ...radios, ...radios]) {
      if (radio.checked) continue;
      for (let i = 0; i < 30; i++) await frame();
      const before = look();
      const start = performance.now();
      radio.click();
      let spent = performance.now() - start;
      while (look() === before && performance.now() - start < 2000) {
        await frame();
        spent = performance.now() - start;
      }
      drawn.push(spent);
      await frame();
      shown.push(performance.now() - start);
    }
    return { drawn, shown };
  });
  await page.close();
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return {
    "drawn, median": ms(median(drawn)),
    "drawn, slowest": ms(Math.max(...drawn)),
    "frame that shows it, median": ms(median(shown)),
  };
};
