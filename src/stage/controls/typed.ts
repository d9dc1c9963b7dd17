import type { FractionParam, Param, SeedParam, WholeParam } from "../../scenes/contract.ts";

/** Parameters that are typed into a field. */
export type TypedParam = WholeParam | SeedParam | FractionParam;

export const isTyped = (param: Param): param is TypedParam =>
  param.kind === "whole" || param.kind === "seed" || param.kind === "fraction";
