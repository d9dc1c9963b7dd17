import { randomInt } from "../random/randomInt.ts";
import { type RandomState, seedXor128 } from "../random/xor128.ts";
import { rules } from "../rules/index.ts";
import type { PauseParams, Window } from "../rules/PauseRule.ts";
import type { ScatterParams } from "./params.ts";

/** So many clients fail at one instant, and so many times each. */
export const SCATTER_CLIENTS = 100;
export const SCATTER_FAILURES = 8;

/** One failure of everybody: arrays by client, in ticks. */
export interface ScatterRow {
  /** The pause that each drew. */
  readonly pause: Int32Array<ArrayBuffer>;
  /** The window that it was drawn from: lo .. hi, both included. */
  readonly lo: Int32Array<ArrayBuffer>;
  readonly hi: Int32Array<ArrayBuffer>;
  /** The running sum: when, since the outage began, the client knocks again. */
  readonly time: Int32Array<ArrayBuffer>;
}

/** A row a failure. */
export interface ScatterResult {
  readonly params: ScatterParams;
  readonly rows: readonly ScatterRow[];
}

/** Lets everybody fail over and over at once: draws row by row, and in a row client by client. */
export function runScatter(params: ScatterParams): ScatterResult {
  const random = seedXor128(params.seed);
  const rows: ScatterRow[] = [];
  for (let k = 0; k < SCATTER_FAILURES; k++) rows.push(nextRow(params, rows, random));
  return { params, rows };
}

function nextRow(params: ScatterParams, before: readonly ScatterRow[], random: RandomState): ScatterRow {
  const windowOf = windowsAfter(params, before);
  const last = before.at(-1);
  const { draws } = rules[params.rule];
  const [pause, lo, hi, time] = [ints(), ints(), ints(), ints()];
  for (let client = 0; client < SCATTER_CLIENTS; client++) {
    const window = windowOf(client);
    const drawn = draws === 0 ? window.hi : randomInt(random, window.lo, window.hi);
    const waits = Math.min(drawn, params.cap);
    pause[client] = waits;
    lo[client] = window.lo;
    hi[client] = Math.min(window.hi, params.cap);
    time[client] = (last?.time[client] ?? 0) + waits;
  }
  return { pause, lo, hi, time };
}

/**
 * From where each client draws its next pause. Decorrelated jitter draws past the cap and cuts afterwards.
 */
function windowsAfter(params: ScatterParams, before: readonly ScatterRow[]): (client: number) => Window {
  const rule = rules[params.rule];
  // of the four rules none looks at the other two
  const pauseParams: PauseParams = { ...params, pause: params.base, window: params.base };
  if (rule.remembers === "failures") {
    const windows = rule.windows(pauseParams);
    const window = windows[Math.min(before.length, windows.length - 1)] as Window;
    return () => window;
  }
  const { lo, growth } = rule.growth(pauseParams);
  const previous = before.at(-1)?.pause;
  return (client) => ({ lo, hi: growth * (previous?.[client] ?? lo) });
}

function ints(): Int32Array<ArrayBuffer> {
  return new Int32Array(SCATTER_CLIENTS);
}
