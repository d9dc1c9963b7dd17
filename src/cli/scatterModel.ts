import { readScatterParams, runScatter, scatterFigures } from "../core/index.ts";
import type { Model } from "./Model.ts";

/** The scatter: the figures of its last row, null where there is none, and every pause, a row a failure. */
export const scatterModel: Model = {
  run(params) {
    const result = runScatter(readScatterParams(params));
    const figures = scatterFigures(result);
    return {
      ...figures,
      limitLast: figures.limitLast ?? null,
      rows: result.rows.map(({ pause }) => [...pause]),
    };
  },
};
