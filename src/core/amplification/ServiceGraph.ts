/** How often one service calls another, and how often a call that fails is tried again. */
export interface Call {
  readonly to: string;
  /** Tries in all, the first included. */
  readonly attempts: number;
  /** Retries may be at most this share of the first tries; absent: no such limit. */
  readonly budget?: number;
}

export interface Service {
  readonly name: string;
  /** Chance that a request fails by the service's own fault, before it calls anybody: 1 is broken, 0 is sound. */
  readonly fails: number;
  readonly calls: readonly Call[];
  /** All calls are made, whatever becomes of the others; else one after the other until one fails. */
  readonly parallel: boolean;
}

/** Services that call one another, and never in a circle. Made by `readServiceGraph`. */
export interface ServiceGraph {
  /** The service that the user's requests go to. */
  readonly entry: string;
  /** Requests that the user makes. */
  readonly requests: number;
  /** The user's own tries a request. */
  readonly attempts: number;
  readonly services: readonly Service[];
}

/** What each number of a graph may be. */
export const graphLimits = {
  requests: { min: 0, max: Number.MAX_SAFE_INTEGER },
  attempts: { min: 1, max: 1000 },
} as const;
