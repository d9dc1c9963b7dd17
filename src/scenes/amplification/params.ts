import { type RemedyId, remedyIds, seedSpec } from "../../core/index.ts";
import type { ChoiceParam, ParamsOf, Schema, TextParam } from "../contract.ts";
import { readGraphText, writeGraphText } from "./graphText.ts";
import { presets } from "./presets.ts";
import { SketchError } from "./SketchError.ts";

const graph: TextParam = {
  kind: "text",
  default: presets.threeLayers,
  read: (text) => {
    try {
      return writeGraphText(readGraphText(text));
    } catch (error) {
      if (error instanceof SketchError) return undefined;
      throw error;
    }
  },
  fault: async (text, locale) => (await import("./faultOf.ts")).faultOf(text, locale),
  examples: presets,
};

/** What a reader may set: the graph itself, what is done about its retries, and the luck of a click where chance plays. */
export const params = {
  graph,
  remedy: { kind: "choice", default: "none", of: remedyIds, shown: "names" } as ChoiceParam & {
    readonly of: readonly RemedyId[];
  },
  seed: { ...seedSpec, unit: "plain" },
} as const satisfies Schema;

export type AmplificationParams = ParamsOf<typeof params>;
