import { scatterRules } from "../../core/index.ts";
import { type SqrtAxis, sqrtAxis } from "../drawing/sqrtAxis.ts";
import { type ScatterRun, valuesOf } from "./run.ts";

/**
 * One axis for all four rules, so that they can be compared: it ends at the largest value under any of them.
 */
export const axisOf = ({ byRule, reading }: ScatterRun, left: number, right: number): SqrtAxis =>
  sqrtAxis(
    Math.max(
      ...scatterRules.flatMap((rule) => byRule[rule].rows.map((row) => Math.max(...valuesOf(row, reading)))),
    ),
    left,
    right,
  );
