import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeWorker } from "../../src/site/offline/write-worker.ts";
import { elsewhere } from "../config/elsewhere.ts";
import { wakeScene } from "./alive.ts";
import type { Reader } from "./reader/reader.ts";
import { Host } from "./site/host.ts";
import { allPages, dist } from "./site/pages.ts";
import { test as base, expect } from "./test.ts";

/** A site of the test's own, on a host of its own. */
const test = base.extend<{ folder: string; base: string; host: Host }>({
  base: ["/", { option: true }],
  folder: async ({ base }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "site-"));
    cpSync(base === "/" ? dist : elsewhere.folder, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  host: async ({ folder, base }, use) => {
    const host = new Host({ folder, base, kept: true });
    await host.start();
    await use(host);
    await host.stop();
  },
  address: ({ host }, use) => use(host.address),
  keepsSites: true,
});

test.describe.configure({ timeout: 120_000 });

/** Runs in the page: whether the site has been kept whole. */
const isKept = async (): Promise<boolean> =>
  (await navigator.serviceWorker.getRegistration())?.active?.state === "activated";

const visit = async (reader: Reader, path: string): Promise<void> => {
  await reader.open(path);
  await reader.until(isKept);
};

const title = (): string => document.title;
const titleIn = (folder: string, path: string): string =>
  readFileSync(join(folder, path, path.endsWith("/") ? "index.html" : ""), "utf8").match(
    /<title>(.*?)</,
  )![1]!;

/** Puts another version into the site's folder: other words in every page, and scripts under other names. */
const publish = async (folder: string): Promise<void> => {
  const assets = join(folder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const renamed = (name: string) => name.replace(".js", "0.js");
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.(html|js)$/.test(file) || file === "sw.js") continue;
    const path = join(folder, file);
    const text = names.reduce((now, name) => now.replaceAll(name, renamed(name)), readFileSync(path, "utf8"));
    writeFileSync(path, text.replace("<title>", "<title>New: "));
  }
  await writeWorker(folder, "assets");
};

/** What does not hang on how a browser keeps a site. */
const ONCE = "the same in every browser";

test("after one visit every page opens without the server, at its title", async ({
  reader,
  host,
  folder,
  browserUnderTest,
}) => {
  test.skip(browserUnderTest !== "chromium", ONCE);
  await visit(reader, "/");
  await host.stop();
  for (const path of allPages.filter((page) => page !== "/404.html")) {
    await reader.open(path);
    expect.soft(await reader.read(title), path).toBe(titleIn(folder, path));
  }
});

test("without the server a link to a moment opens at that moment, its scene alive", async ({
  reader,
  host,
}) => {
  await visit(reader, "/ru/");
  await host.stop();
  await reader.open("/?rule=equal&t=150#storm");
  await wakeScene(reader);
  await reader.until(() => document.querySelector<HTMLInputElement>("#storm .scene-scrub")?.value === "150");
});

test.describe(() => {
  test.use({ base: elsewhere.base });
  test("under a path of its host too", async ({ reader, host, base, browserUnderTest }) => {
    test.skip(browserUnderTest !== "chromium", ONCE);
    await visit(reader, base);
    await host.stop();
    await reader.open(`${base}ru/?rule=equal&t=150#storm`);
    await wakeScene(reader);
  });
});

test("a new version is read on the next visit, and kept once no page of the old one is open", async ({
  reader,
  host,
  folder,
}) => {
  await visit(reader, "/");
  await reader.open("/");
  await publish(folder);
  await reader.open("/");
  expect(await reader.read(title)).toMatch(/^New: /);
  await wakeScene(reader);

  await reader.read(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => {}));
  await reader.until(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);
  await host.stop();
  const leaveAndComeBack = async () => {
    // a page that listens to this is gone when it is left: a browser does not keep it for the way back
    await reader.read(() => addEventListener("unload", () => {}));
    await reader.open("about:blank");
    await reader.open("/ru/");
    return reader.read(title);
  };
  await expect.poll(leaveAndComeBack, { timeout: 20_000 }).toMatch(/^New: /);
  await wakeScene(reader);
});

test("a page of the old version finds its scenes after the host has taken them away", async ({
  reader,
  folder,
  browserUnderTest,
}) => {
  test.skip(browserUnderTest !== "chromium", ONCE);
  await visit(reader, "/");
  await reader.open("/");
  await publish(folder);
  await wakeScene(reader);
});

test("a cache that has lost everything keeps nobody out while the server answers", async ({
  reader,
  browserUnderTest,
}) => {
  test.skip(browserUnderTest !== "chromium", ONCE);
  await visit(reader, "/");
  await reader.read(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await reader.open("/ru/");
  await wakeScene(reader);
});
