import { defineConfig } from "@playwright/test";
import type { BrowserName } from "../browser/reader/driver.ts";
import { launchOptions } from "../browser/reader/playwright-browser.ts";
import type { PerTest, PerWorker } from "../browser/test.ts";

const everywhere = (name: BrowserName) => ({
  name,
  testMatch: "**/*.spec.ts",
  use: { browserUnderTest: name },
});

export default defineConfig<PerTest, PerWorker>({
  testDir: "../browser",
  outputDir: "../../test-results/browsers",
  globalSetup: "../browser/site/start.ts",
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  reporter: [["line"], ["json", { outputFile: "../../test-results/browsers.json" }]],
  projects: [
    everywhere("chromium"),
    everywhere("firefox"),
    everywhere("webkit"),
    {
      name: "chromium-only",
      testMatch: "**/*.chromium.ts",
      use: {
        browserName: "chromium",
        actionTimeout: 15_000,
        baseURL: process.env.SITE_ADDRESS,
        launchOptions: launchOptions("chromium", { theme: "light", motion: "full" }),
      },
    },
    { name: "nojs", testMatch: "**/*.nojs.ts", use: { browserUnderTest: "chromium", scripts: false } },
  ],
});
