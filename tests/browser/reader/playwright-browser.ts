import {
  type BrowserContext,
  type ConsoleMessage,
  chromium,
  firefox,
  type LaunchOptions,
  type Page,
  type Request,
  webkit,
} from "@playwright/test";
import type { Browser, BrowserName, Driver, System, WindowOptions } from "./driver.ts";
import { forgetSite, forgetWindow } from "./forget.ts";
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

/** One of the windows of a browser, for as long as a test has it. */
const driverOf = (context: BrowserContext, page: Page, close: () => Promise<void>): Driver => {
  const requests: string[] = [];
  const complaints: string[] = [];
  // a page that is left while it loads complains of what it does not get any more
  let leaving = false;
  const hear = (complaint: string) => leaving || complaints.push(complaint);
  const onRequest = (request: Request) => requests.push(request.url());
  const onConsole = (message: ConsoleMessage) => message.type() === "error" && hear(message.text());
  const onError = (error: Error) => hear(String(error.stack ?? error));
  context.on("request", onRequest);
  page.on("console", onConsole);
  page.on("pageerror", onError);
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
    close: async () => {
      leaving = true;
      await close();
      context.off("request", onRequest);
      page.off("console", onConsole);
      page.off("pageerror", onError);
    },
  };
};

/** Makes a window as good as new: what its page has kept is forgotten, and the pointer is where it does no harm. */
const clear = async (page: Page): Promise<void> => {
  await page.evaluate(forgetSite).catch(() => {});
  await page.goto("about:blank");
  await page.evaluate(forgetWindow);
  await page.mouse.move(0, 0);
};

/** A window stays open from test to test, since opening one takes Firefox half a second; where sites are kept, each has its own. */
export const launchPlaywright = async (name: BrowserName, system: System): Promise<Browser> => {
  const browser = await engines[name].launch(launchOptions(name, system));
  const open = async ({ scripts, keepsSites }: WindowOptions) => {
    const context = await browser.newContext({
      javaScriptEnabled: scripts,
      serviceWorkers: keepsSites ? "allow" : "block",
      colorScheme: system.theme,
      reducedMotion: system.motion === "reduced" ? "reduce" : "no-preference",
    });
    return { context, page: await context.newPage() };
  };
  const kept = new Map<boolean, ReturnType<typeof open>>();
  return {
    window: async (options) => {
      if (options.keepsSites) {
        const { context, page } = await open(options);
        return driverOf(context, page, () => context.close());
      }
      const window = kept.get(options.scripts) ?? open(options);
      kept.set(options.scripts, window);
      const { context, page } = await window;
      return driverOf(context, page, () => clear(page));
    },
    close: () => browser.close(),
  };
};
