import type { Column } from "../worker.ts";

/** One figure under several seeds: its values from the least to the most, without the runs in which it is absent. */
export interface SortedColumn {
  readonly sorted: Float64Array;
  readonly unit: Column["unit"];
}

export const sortedColumn = ({ values, unit }: Column): SortedColumn => ({
  sorted: values.filter((value) => !Number.isNaN(value)).sort(),
  unit,
});
