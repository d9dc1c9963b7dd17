import {
  type BrowserContext,
  chromium,
  firefox,
  type LaunchOptions,
  type Page,
  webkit,
} from "@playwright/test";
import type { Browser, BrowserName, Driver, System } from "./driver.ts";
import { systemBrowsers } from "./system-browsers.ts";

const engines = { chromium, firefox, webkit };

const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Firefox over WebDriver BiDi takes the system's settings from preferences only. */
const firefoxPrefs = ({ theme, motion }: System) => ({
  "ui.systemUsesDarkTheme": theme === "dark" ? 1 : 0,
  "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1,
  "ui.prefersReducedMotion": motion === "reduced" ? 1 : 0,
});

export const launchOptions = (name: BrowserName, system: System, firefoxMore = {}): LaunchOptions => {
  const installed = systemBrowsers();
  if (name === "chromium")
    return { args: chromiumArgs, ...(installed && { executablePath: installed.chromium }) };
  if (name === "firefox")
    return {
      firefoxUserPrefs: { ...firefoxPrefs(system), ...firefoxMore },
      // the stock Firefox; the channel is undocumented and works up to Playwright 1.64
      ...(installed && { channel: "moz-firefox", executablePath: installed.firefox }),
    };
  return {};
};

const driverOf = (context: BrowserContext, page: Page): Driver => {
  const requests: string[] = [];
  const complaints: string[] = [];
  // a page that is left while it loads complains of what it does not get any more
  let leaving = false;
  const hear = (complaint: string) => leaving || complaints.push(complaint);
  context.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => message.type() === "error" && hear(message.text()));
  page.on("pageerror", (error) => hear(String(error.stack ?? error)));
  return {
    open: async (url, size) => {
      leaving = true;
      await page.goto("about:blank");
      leaving = false;
      await page.setViewportSize(size);
      await page.goto(url);
    },
    resize: (size) => page.setViewportSize(size),
    evaluate: (expression) => page.evaluate(expression),
    press: (key) => page.keyboard.press(key),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    drag: async (from, to) => {
      await page.mouse.move(...from);
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
      await page.mouse.up();
    },
    screenshot: () => page.screenshot(),
    requests: async () => requests,
    complaints: () => complaints,
    close: () => context.close(),
  };
};

export const launchPlaywright = async (name: BrowserName, system: System): Promise<Browser> => {
  const browser = await engines[name].launch(launchOptions(name, system));
  return {
    window: async ({ scripts, keepsSites }) => {
      const context = await browser.newContext({
        javaScriptEnabled: scripts,
        serviceWorkers: keepsSites ? "allow" : "block",
        colorScheme: system.theme,
        reducedMotion: system.motion === "reduced" ? "reduce" : "no-preference",
      });
      return driverOf(context, await context.newPage());
    },
    close: () => browser.close(),
  };
};
