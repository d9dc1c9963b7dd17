/*
 * `npm run bench:page`: what the pages cost, measured and printed, never asserted. The machine decides the numbers; compare them
 * with others of the same machine.
 */
import { cpus } from "node:os";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../browser/reader/playwright-browser.ts";
import { buildTo } from "../../config/build-to.ts";
import { lighthouse } from "./lighthouse.ts";
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

const storm = `${site.address}/#storm`;
const atOnce = `${site.address}/?rule=immediate&rejectCost=0&t=0#storm`;
console.log("Lighthouse, median of five");
console.table({ "/": await lighthouse(`${site.address}/`), "/ru/": await lighthouse(`${site.address}/ru/`) });
console.log("The storm while it plays");
console.table({
  "full jitter, ratio 1": await frameTimes(browser, storm, 1),
  "full jitter, ratio 2": await frameTimes(browser, storm, 2),
  "at once, ratio 1": await frameTimes(browser, atOnce, 1),
  "at once, ratio 2": await frameTimes(browser, atOnce, 2),
});
console.log("From a choice of a rule to its picture");
console.table({ storm: await changeTimes(browser, storm) });

await browser.close();
site.close();
