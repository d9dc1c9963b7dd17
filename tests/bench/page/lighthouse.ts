import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { systemBrowsers } from "../../browser/reader/system-browsers.ts";
import { median } from "./statistics.ts";

const RUNS = 5;

interface Report {
  readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const runOnce = async (url: string): Promise<Report> => {
  const words = [url, "--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"];
  const chrome = systemBrowsers()?.chromium ?? chromium.executablePath();
  const { stdout } = await promisify(execFile)("node_modules/.bin/lighthouse", words, {
    env: { ...process.env, CHROME_PATH: chrome },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout);
};

/** Lighthouse's scores and a few of its times (on its slow phone): the median of five runs. */
export const lighthouse = async (url: string): Promise<Record<string, string>> => {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run++) reports.push(await runOnce(url));

  const score = (id: string) =>
    String(Math.round(100 * median(reports.map(({ categories }) => categories[id]?.score ?? Number.NaN))));
  const time = (id: string) =>
    `${Math.round(median(reports.map(({ audits }) => audits[id]?.numericValue ?? 0)))} ms`;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best practices": score("best-practices"),
    SEO: score("seo"),
    "first contentful paint": time("first-contentful-paint"),
    "largest contentful paint": time("largest-contentful-paint"),
    "total blocking time": time("total-blocking-time"),
  };
};
