import type { Until } from "../core/index.ts";

/** What the page's own thread may compute at once: a few milliseconds. */
export const ON_PAGE: Until = { tick: 100_000, requests: 300_000 };

/** What a worker computes before it hands over the first part; it then doubles from part to part. */
export const FIRST_PART: Until = { tick: 10_000_000, requests: 2_000_000 };

/** Where a run that does not settle is left: a second or two of work. */
export const MOST: Until = { tick: 10_000_000, requests: 128_000_000 };
