import { defineConfig } from "vitest/config";

const suite = (name: string, ...include: string[]) => ({
  extends: true as const,
  test: { name, environment: "node" as const, include },
});

export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: {
    // properties over hundreds of runs: on a busy machine five seconds are soon over
    testTimeout: 30_000,
    projects: [
      suite("source", "tests/source/**/*.test.ts"),
      suite("unit", "tests/{core,scenes,stage,article,embed}/**/*.test.{ts,tsx}"),
      suite("content", "tests/content/**/*.test.ts"),
    ],
  },
});
