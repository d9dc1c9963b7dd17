import { existsSync, readdirSync } from "node:fs";

const present = (file: string): string | undefined => (existsSync(file) ? file : undefined);

/** WebKitGTK's small browser lies in a folder of the machine's architecture. */
const miniBrowser = (): string | undefined =>
  readdirSync("/usr/lib")
    .map((folder) => `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`)
    .find(existsSync);

export interface SystemBrowsers {
  readonly chromium: string;
  readonly firefox: string;
  readonly webkit: string;
}

/** The browsers of Debian's packages, where all three are there; elsewhere the tests use Playwright's own. */
export const systemBrowsers = (): SystemBrowsers | undefined => {
  if (!existsSync("/usr/lib")) return undefined;
  // Chromium without a window of its own: half the work of the whole browser that hides it
  const chromium = present("/usr/bin/chromium-headless-shell");
  const firefox = present("/usr/bin/firefox-esr");
  const webkit = present("/usr/bin/WebKitWebDriver") && present("/usr/bin/xvfb-run") && miniBrowser();
  return chromium && firefox && webkit ? { chromium, firefox, webkit } : undefined;
};
