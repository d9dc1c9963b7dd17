import { existsSync, readFileSync } from "node:fs";
import { systemBrowsers } from "../browser/reader/system-browsers.ts";
import { run } from "./run.ts";

const packages = readFileSync(new URL("../config/debian-packages.txt", import.meta.url), "utf8")
  .trim()
  .split("\n");

const isDebian = (): boolean =>
  existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));

const must = async (command: string): Promise<void> => {
  if ((await run(command)) !== 0) throw new Error(`This did not work: ${command}`);
};

/** Three browsers for the tests: Debian's own packages there, Playwright's builds elsewhere. */
export const bringBrowsers = async (): Promise<void> => {
  if (!isDebian()) return must("playwright install chromium firefox webkit");
  if (systemBrowsers()) return;
  const install = `apt-get install -y --no-install-recommends ${packages.join(" ")}`;
  if (process.getuid?.() !== 0) throw new Error(`The browser tests need: sudo ${install}`);
  await must("apt-get update");
  await must(install);
};
