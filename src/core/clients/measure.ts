/** The share of 0 <= chance < 1 that lies in from <= chance < to. */
export function measure(from: number, to: number): number {
  return overlap(from, to, 0, 1);
}

/** The length that two intervals share. */
export function overlap(from: number, to: number, low: number, high: number): number {
  return Math.max(0, Math.min(to, high) - Math.max(from, low));
}
