import { readFileSync } from "node:fs";
import type { AxeResults } from "axe-core";
import type { Reader } from "./reader/reader.ts";

const axe = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Rules that a theme may break: it sets colours, and nothing else. */
const ofColours = { runOnly: { type: "tag", values: ["cat.color"] } } as const;

/** What axe finds on the open page that would stand in the way of somebody: a rule and the places that break it. */
export const barriers = async (reader: Reader, rules: "all" | "of colours" = "all"): Promise<string[]> => {
  await reader.run(axe);
  return reader.read(
    async (options) => {
      const { violations }: AxeResults = await (
        window as unknown as typeof globalThis & { axe: typeof import("axe-core") }
      ).axe.run(options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => `${id}: ${target.join(" ")} ${any[0]?.message ?? ""}`),
      );
    },
    rules === "all" ? {} : ofColours,
  );
};
