import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import type { Browser, System } from "./driver.ts";
import { screen, webkitgtkDriver } from "./webkitgtk-driver.ts";

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** WebKitGTK learns the wish for less motion from the desktop's settings file. */
const desktopSettings = ({ motion }: System): string => {
  const folder = mkdtempSync(join(tmpdir(), "webkitgtk-"));
  mkdirSync(join(folder, "gtk-3.0"));
  const animations = motion === "full" ? 1 : 0;
  writeFileSync(join(folder, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  return folder;
};

const startDriver = async (port: number, settings: string): Promise<ChildProcess> => {
  const driver = spawn(
    "xvfb-run",
    [
      "-a",
      "-s",
      `-screen 0 ${screen.width}x${screen.height}x24`,
      "WebKitWebDriver",
      "--host=127.0.0.1",
      `--port=${port}`,
    ],
    // a group of its own, so that it ends together with its display
    { stdio: "ignore", detached: true, env: { ...process.env, XDG_CONFIG_HOME: settings } },
  );
  for (let waited = 0; waited < 10_000; waited += 50) {
    const answers = await fetch(`http://127.0.0.1:${port}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return driver;
    await pause(50);
  }
  throw new Error("WebKitWebDriver does not answer");
};

const openWindow = (port: number, miniBrowser: string, { theme }: System): Promise<WebDriver> => {
  const args = ["--automation", ...(theme === "dark" ? ["--dark-mode"] : [])];
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: miniBrowser, args },
      }),
    )
    .build();
};

export const launchWebkitgtk = async (miniBrowser: string, system: System): Promise<Browser> => {
  const port = await freePort();
  const settings = desktopSettings(system);
  const driver = await startDriver(port, settings);
  return {
    window: async () => webkitgtkDriver(await openWindow(port, miniBrowser, system)),
    close: async () => {
      process.kill(-(driver.pid as number));
      rmSync(settings, { recursive: true });
    },
  };
};
