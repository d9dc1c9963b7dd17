import type { Column } from "../worker.ts";

/** One figure under several seeds: its values from the least to the most, without the runs in which it is absent. */
export interface SortedColumn {
  readonly sorted: Float64Array;
  readonly unit: Column["unit"];
  /** Most of the runs were left before their end, and this is a count: it is at least so much. */
  readonly atLeast: boolean;
}

export const sortedColumn = ({ values, unit, cut }: Column): SortedColumn => ({
  sorted: values.filter((value) => !Number.isNaN(value)).sort(),
  unit,
  atLeast: cut > values.length / 2 && unit !== "tick",
});
