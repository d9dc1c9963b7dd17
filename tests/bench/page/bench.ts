/*
 * `npm run bench:page`: what the pages cost, measured and printed, never asserted. The machine decides the numbers; compare them
 * with others of the same machine.
 */
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../browser/reader/playwright-browser.ts";
import { buildTo } from "../../config/build-to.ts";
import { dragTimes } from "./graph.ts";
import { lighthouse } from "./lighthouse.ts";
import { report } from "./report.ts";
import { changeTimes, frameTimes } from "./scene.ts";
import { serveCompressed } from "./serve-compressed.ts";

const folder = "test-results/bench-page";
const site = await serveCompressed(folder);
await buildTo({ site: site.address, base: "/", folder });
site.ready();

const browser = await chromium.launch(launchOptions("chromium", { theme: "light", motion: "full" }));
console.log(
  `\n${new Date().toISOString().slice(0, 10)}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model}\n`,
);

try {
  const page = (path: string) => site.address + path;
  report("Lighthouse, median of five", {
    "`/`": await lighthouse(page("/")),
    "`/ru/`": await lighthouse(page("/ru/")),
  });

  const usual = page("/?t=0#storm");
  const atOnce = page("/?rule=immediate&rejectCost=0&t=0#storm");
  report("The storm while it plays, 2,000 clients", {
    "full jitter": await frameTimes(browser, usual, 1),
    "full jitter, two pixels a px": await frameTimes(browser, usual, 2),
    "at once": await frameTimes(browser, atOnce, 1),
    "at once, two pixels a px": await frameTimes(browser, atOnce, 2),
  });

  report("A service follows the hand", { "one of two hundred": await dragTimes() });

  report("From a choice of a rule to its picture", {
    "the storm": await changeTimes(browser, page("/?t=150#storm")),
  });
} finally {
  await browser.close();
  site.close();
}
