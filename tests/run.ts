/*
 * `npm test`: everything that must hold. What needs nothing of each other runs side by side.
 * `npm test -- types unit` runs those stages only.
 */
import { bringBrowsers } from "./runner/browsers.ts";
import { type Round, runStages } from "./runner/run-stages.ts";
import type { Stage } from "./runner/stage.ts";
import { playwrightReport, vitestReport } from "./runner/tally.ts";

const vitest = (project: string): Stage => {
  const file = `test-results/${project}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  return {
    name: project,
    command: `vitest run --config tests/config/vitest.config.ts --project ${project} ${reporters}`,
    report: vitestReport(file),
  };
};

/** The longest first, so that no core is left with it at the end. */
const rounds: readonly Round[] = [
  [
    vitest("unit"),
    { name: "build", command: "npm run --silent build" },
    { name: "build-elsewhere", command: "tsx tests/config/build-elsewhere.ts" },
    { name: "types", command: "tsc" },
    { name: "unused", command: "knip --config tests/config/knip.json --no-progress" },
    {
      name: "arrows",
      command:
        "depcruise --config tests/config/dependency-cruiser.cjs --output-type err src tests vite.config.ts",
    },
    { name: "lint", command: "biome check --config-path=tests/config --error-on-warnings" },
    { name: "core-types", command: "tsc --project tests/config/tsconfig.core.json" },
    vitest("source"),
  ],
  [vitest("content")],
  [
    {
      name: "browsers",
      before: bringBrowsers,
      command: "playwright test --config tests/config/playwright.config.ts",
      report: playwrightReport("test-results/browsers.json"),
    },
  ],
];

process.exitCode = await runStages(rounds, process.argv.slice(2));
