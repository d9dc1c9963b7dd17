import type { StormSceneParams } from "./params.ts";

const withoutChance: readonly string[] = ["immediate", "constant", "exponential"];
const withoutGrowth: readonly string[] = ["immediate", "constant"];

/** What the present rule does not ask for. */
export const idle = ({ rule }: StormSceneParams): readonly string[] => [
  ...(rule === "constant" ? [] : ["pause"]),
  ...(withoutGrowth.includes(rule) ? ["base", "cap"] : []),
  ...(withoutChance.includes(rule) ? ["seed"] : []),
];
