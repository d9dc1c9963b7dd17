import type { StormParams } from "./params.ts";

/**
 * How many clients have been born by the end of a tick: the crowd of tick 0, and floor(tick * arrivals)
 * since.
 */
export function bornBy(
  { clients, arrivals: { p, q } }: Pick<StormParams, "clients" | "arrivals">,
  tick: number,
): number {
  if (tick < 0) return 0;
  if (p === 0) return clients;
  // tick * p may pass 2^53; the whole clients a tick and the rest apart do not.
  return clients + tick * Math.floor(p / q) + Math.floor((tick * (p % q)) / q);
}

/** The tick at which the next client after the first `born` is born; Infinity where nobody comes any more. */
export function nextBirth({ clients, arrivals: { p, q } }: StormParams, born: number): number {
  return p === 0 ? Number.POSITIVE_INFINITY : Math.ceil(((born - clients + 1) * q) / p);
}
