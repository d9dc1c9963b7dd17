import { test as base, expect } from "@playwright/test";
import type { Browser, BrowserName, System } from "./reader/driver.ts";
import { launchPlaywright } from "./reader/playwright-browser.ts";
import { Reader } from "./reader/reader.ts";
import { systemBrowsers } from "./reader/system-browsers.ts";
import { launchWebkitgtk } from "./reader/webkitgtk-browser.ts";

const launch = (name: BrowserName, system: System): Promise<Browser> => {
  const installed = systemBrowsers();
  return name === "webkit" && installed
    ? launchWebkitgtk(installed.webkit, system)
    : launchPlaywright(name, system);
};

export interface PerTest {
  /** The system's settings: light and full motion, unless a test says otherwise. */
  theme: System["theme"];
  motion: System["motion"];
  scripts: boolean;
  keepsSites: boolean;
  /** Where the site is served. */
  address: string;
  reader: Reader;
}
export interface PerWorker {
  browserUnderTest: BrowserName;
  browserOn: (system: System) => Promise<Browser>;
}

/**
 * A test written once runs in each browser. Whatever it is about, it fails too when a page reports an error (hydration errors
 * among them) or asks another host for anything.
 */
export const test = base.extend<PerTest, PerWorker>({
  browserUnderTest: ["chromium", { option: true, scope: "worker" }],
  browserOn: [
    async ({ browserUnderTest }, use) => {
      const running = new Map<string, Promise<Browser>>();
      await use((system) => {
        const key = JSON.stringify(system);
        const browser = running.get(key) ?? launch(browserUnderTest, system);
        running.set(key, browser);
        return browser;
      });
      for (const browser of running.values()) await (await browser).close();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  theme: ["light", { option: true }],
  motion: ["full", { option: true }],
  scripts: [true, { option: true }],
  keepsSites: [false, { option: true }],
  address: [process.env.SITE_ADDRESS ?? "", { option: true }],
  reader: async ({ browserOn, theme, motion, scripts, keepsSites, address }, use, info) => {
    const browser = await browserOn({ theme, motion });
    const window = await browser.window({ scripts, keepsSites });
    const reader = new Reader(window, address, [address, process.env.HOST_ADDRESS ?? address]);
    await use(reader);
    if (info.status === info.expectedStatus) {
      expect(await reader.errors(), "errors on the page").toEqual([]);
      expect(await reader.foreignRequests(), "requests to other hosts").toEqual([]);
    }
    await window.close();
  },
});

/** Looks again and again, soon at first, until the claim holds. */
export const eventually = <Seen>(look: () => Promise<Seen>) =>
  expect.poll(look, { timeout: 20_000, intervals: [20, 30, 50, 100, 200] });

export { expect };
