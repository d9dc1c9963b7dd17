import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Builder, Capabilities, type WebDriver } from "selenium-webdriver";
import type { Browser, System } from "./driver.ts";
import { screen, webkitgtkDriver } from "./webkitgtk-driver.ts";

/** Now and then a browser does not come up; another one then does. */
const START_MS = 20_000;
const ATTEMPTS = 3;

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

const startService = (port: number, settings: string): ChildProcess =>
  spawn(
    "xvfb-run",
    [
      "-a",
      "-s",
      `-screen 0 ${screen.width}x${screen.height}x24`,
      "WebKitWebDriver",
      "--host=127.0.0.1",
      `--port=${port}`,
    ],
    {
      stdio: "ignore",
      // a group of its own, so that it ends together with its display
      detached: true,
      env: {
        ...process.env,
        XDG_CONFIG_HOME: settings,
        // layers are put together by a graphics card, and without one that costs a third of all time
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      },
    },
  );

const answers = async (port: number): Promise<void> => {
  for (;;) {
    const status = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (status?.ok) return;
    await pause(50);
  }
};

const openSession = (port: number, miniBrowser: string, { theme }: System): Promise<WebDriver> => {
  const args = ["--automation", ...(theme === "dark" ? ["--dark-mode"] : [])];
  return Promise.resolve(
    new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(
        new Capabilities({
          browserName: "MiniBrowser",
          "webkitgtk:browserOptions": { binary: miniBrowser, args },
        }),
      )
      .build(),
  );
};

/** A browser's window with the processes behind it. */
interface Running {
  readonly session: WebDriver;
  end(): void;
}

const start = async (miniBrowser: string, system: System): Promise<Running> => {
  const port = await freePort();
  const settings = desktopSettings(system);
  const service = startService(port, settings);
  const end = () => {
    process.kill(-(service.pid as number));
    rmSync(settings, { recursive: true });
  };
  const session = answers(port).then(() => openSession(port, miniBrowser, system));
  const late = pause(START_MS).then(() => Promise.reject(new Error("WebKitGTK does not come up")));
  try {
    return { session: await Promise.race([session, late]), end };
  } catch (error) {
    end();
    throw error;
  } finally {
    late.catch(() => {});
  }
};

const startPatiently = async (miniBrowser: string, system: System, attempts = ATTEMPTS): Promise<Running> => {
  try {
    return await start(miniBrowser, system);
  } catch (error) {
    if (attempts === 1) throw error;
    return startPatiently(miniBrowser, system, attempts - 1);
  }
};

/** One window for all tests of a worker; after each it forgets what the site has kept. */
export const launchWebkitgtk = async (miniBrowser: string, system: System): Promise<Browser> => {
  const { session, end } = await startPatiently(miniBrowser, system);
  return {
    window: async () => webkitgtkDriver(session),
    close: async () => {
      await session.quit();
      end();
    },
  };
};
