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
 * The milliseconds from a press on another rule until its picture is drawn, which is done before the event is over, and until the
 * frame that shows it, as the browser times it (Event Timing, in steps of 8 ms; what INP is made of).
 */
export const changeTimes = async (browser: Browser, url: string): Promise<Record<string, string>> => {
  const page = await openScene(browser, url, 1);
  const rules = page.locator("figure[data-scene]").first().locator(".scene-choice");
  await page.evaluate(() => {
    const seen: (readonly [drawn: number, shown: number])[] = [];
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const {
        name,
        startTime,
        processingEnd,
        duration,
      } of list.getEntries() as PerformanceEventTiming[])
        if (name === "click") seen.push([processingEnd - startTime, duration]);
    }).observe({ type: "event", durationThreshold: 0 } as PerformanceObserverInit);
  });
  const choices = await rules.count();
  for (let i = 0; i < 4 * choices; i++) {
    await rules.nth(i % choices).click();
    // long enough for the miniatures and for the browser to report
    await page.waitForTimeout(400);
  }
  const seen = await page.evaluate(() => (window as unknown as { seen: [number, number][] }).seen);
  await page.close();
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const drawn = seen.map(([time]) => time);
  return {
    "drawn, median": ms(median(drawn)),
    "drawn, slowest": ms(Math.max(...drawn)),
    "shown, median": ms(median(seen.map(([, time]) => time))),
  };
};
