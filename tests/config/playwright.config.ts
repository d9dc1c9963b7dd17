import { defineConfig } from "@playwright/test";
import type { BrowserName } from "../browser/reader/driver.ts";
import { launchOptions } from "../browser/reader/playwright-browser.ts";
import type { PerTest, PerWorker } from "../browser/test.ts";

/** What hangs on our own code and not on the browser: Chromium alone tries it. */
const once = [
  "teach",
  "payment",
  "storm-compare",
  "storm-film",
  "storm-rules",
  "storm-settings",
  "storm-whole",
  "voice",
].map((name) => `**/${name}.spec.ts`);

const everywhere = (name: BrowserName) => ({
  name,
  testMatch: "**/*.spec.ts",
  testIgnore: name === "chromium" ? [] : once,
  use: { browserUnderTest: name },
});

/**
 * Tests that look into frames: they hold the page itself, which two of the three browsers give. Firefox has its driver's mouse
 * reach a frame of another site only where both run in one process.
 */
const inFrames = (name: "chromium" | "firefox", firefoxUserPrefs = {}) => ({
  name: `${name}-frames`,
  testMatch: "**/*.frames.ts",
  // how a deck steps through scenes is reveal.js's and our own; who gets a key, and what frames may do, is the browser's
  testIgnore: name === "chromium" ? [] : ["**/our-deck.frames.ts", "**/deck-slides.frames.ts"],
  use: {
    browserName: name,
    actionTimeout: 15_000,
    baseURL: process.env.HOST_ADDRESS,
    launchOptions: launchOptions(name, { theme: "light", motion: "full" }, firefoxUserPrefs),
  },
});

export default defineConfig<PerTest, PerWorker>({
  testDir: "../browser",
  outputDir: "../../test-results/browsers",
  globalSetup: "../browser/site/start.ts",
  // many tests wait for what plays: two cores have time for a third
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // a session of WebKitGTK sometimes dies under its test; what fails twice is a fault
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: "../../test-results/browsers.json" }]],
  projects: [
    everywhere("chromium"),
    everywhere("firefox"),
    everywhere("webkit"),
    inFrames("chromium"),
    inFrames("firefox", { "fission.autostart": false }),
    {
      name: "chromium-only",
      testMatch: "**/*.chromium.ts",
      use: {
        browserName: "chromium",
        serviceWorkers: "block",
        actionTimeout: 15_000,
        baseURL: process.env.SITE_ADDRESS,
        launchOptions: launchOptions("chromium", { theme: "light", motion: "full" }),
      },
    },
    { name: "nojs", testMatch: "**/*.nojs.ts", use: { browserUnderTest: "chromium", scripts: false } },
  ],
});
