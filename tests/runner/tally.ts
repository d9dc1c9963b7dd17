import { existsSync, readFileSync } from "node:fs";

/** How many checks held and how many did not. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The file in which a test runner writes down what became of its tests, and how to read it. */
export interface Report {
  readonly file: string;
  // biome-ignore lint/suspicious/noExplicitAny: each runner has a format of its own
  tally(report: any): Tally;
}

export const vitestReport = (file: string): Report => ({
  file,
  tally: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
});

export const playwrightReport = (file: string): Report => ({
  file,
  tally: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
});

/**
 * What a command's exit code and report say together. A tool without a report counts as one check, and so does the failure of
 * a tool that names no failed test (it did not even start, say).
 */
export const tally = (exitCode: number, report?: Report): Tally => {
  const failed = exitCode === 0 ? 0 : 1;
  if (!report || !existsSync(report.file)) return { passed: 1 - failed, failed };
  const counts = report.tally(JSON.parse(readFileSync(report.file, "utf8")));
  return { ...counts, failed: Math.max(counts.failed, failed) };
};
