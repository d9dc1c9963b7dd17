/** The value below which the share `share` of the sorted values lies (nearest rank, as `medianTick` counts). */
export const quantile = (sorted: Float64Array, share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
