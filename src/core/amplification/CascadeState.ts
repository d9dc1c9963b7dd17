/** A request that is under way: the call it came over (none: the user), and which try of it. */
export interface OpenRequest {
  readonly service: string;
  /** `undefined`: the user. */
  readonly caller: string | undefined;
  /** Which of the caller's calls. */
  readonly call: number;
  readonly attempt: number;
}

/** What a service has got so far. */
export interface ServiceTally {
  readonly made: bigint;
  readonly failed: bigint;
  /** Requests over each of its calls, in their order. */
  readonly calls: readonly bigint[];
}

/** A cascade after so many requests. */
export interface CascadeState {
  readonly services: ReadonlyMap<string, ServiceTally>;
  /** From the user's request to the newest, each the caller of the next; empty before the first and after the last. */
  readonly open: readonly OpenRequest[];
}
